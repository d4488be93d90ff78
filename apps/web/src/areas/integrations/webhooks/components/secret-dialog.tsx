import { msg } from '@waymark/contract/text/message';
import { Link } from 'react-router';
import { CopyText } from '../../../../components/data/copy-text.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import ui from '../../../../styles/primitives.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** Shows a secret, once, to be copied. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog
      open={secret !== null}
      title={say`The secret of this receiver`}
      onClose={onClose}
      // A press beside it would lose the secret, which is shown this once.
      dismissable={false}
    >
      {secret !== null && (
        <div className={ui['stack5']}>
          <p>
            {rich(
              say,
              msg`Copy it now: it is shown only once. Your receiver checks with it that a webhook comes from here: give it to a library of <a>Standard Webhooks</a>.`,
              { a: <Link to="https://www.standardwebhooks.com" /> },
            )}
          </p>
          <CopyText text={secret} label={say`Copy the secret`} onDone={onClose} />
        </div>
      )}
    </Dialog>
  );
}
