import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import styles from './second-step.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => Promise<void> | void;
}

/** The codes for recovery, shown this once, with what puts them away. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [pending, setPending] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showSuccess('The codes are copied');
    } catch {
      showError('The browser did not let us copy. Write the codes down, or save them as a file.');
    }
  }

  function save() {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'recovery-codes.txt';
    link.click();
    // The click only asks for the download; the address must outlive the moment in which it starts.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  async function finish() {
    setPending(true);
    try {
      await onDone();
    } catch (failure) {
      showError(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <div className={styles['step']}>
      <p>
        Without your phone one of these signs you in, each once. Put them where you find them then, and nobody
        else does. They are not shown again.
      </p>
      <ul className={styles['codes']} aria-label="Codes for recovery">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" onClick={save}>
          Save as a file
        </Button>
        <Button pending={pending} onClick={() => void finish()}>
          I have put them away
        </Button>
      </Actions>
    </div>
  );
}
