import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './webhooks.module.css';

/** Shows a secret, once, to be copied. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const [copied, setCopied] = useState<boolean>();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refused: the user can select it.
      setCopied(false);
    }
  }

  function close() {
    setCopied(undefined);
    onClose();
  }

  return (
    <Dialog open={secret !== null} title="The secret of this receiver" onClose={close}>
      {secret !== null && (
        <div className={ui['stack5']}>
          <p>
            Copy it now, it is shown this once. Your receiver checks with it that a webhook comes from here:
            give it to a library of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>.
          </p>
          <p className={`${ui['outlined']} ${styles['secret']}`}>{secret}</p>
          {copied === false && (
            <Notice tone="bad">Your browser did not let us copy it: select it and copy it.</Notice>
          )}
          {copied && <Notice tone="good">The secret is in your clipboard.</Notice>}
          <Actions align="end">
            <Button variant="secondary" onClick={close}>
              Done
            </Button>
            <Button onClick={() => void copy(secret)}>Copy the secret</Button>
          </Actions>
        </div>
      )}
    </Dialog>
  );
}
