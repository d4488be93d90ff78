import { CopyText } from '../../../../components/data/copy-text.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import ui from '../../../../styles/primitives.module.css';

/** Shows a secret, once, to be copied. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={secret !== null}
      title="The secret of this receiver"
      onClose={onClose}
      // A press beside it would lose the secret, which is shown this once.
      dismissable={false}
    >
      {secret !== null && (
        <div className={ui['stack5']}>
          <p>
            Copy it now, it is shown this once. Your receiver checks with it that a webhook comes from here:
            give it to a library of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>.
          </p>
          <CopyText text={secret} what="secret" onDone={onClose} />
        </div>
      )}
    </Dialog>
  );
}
