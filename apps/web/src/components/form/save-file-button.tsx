import { useState, type ReactNode } from 'react';
import { messageOf } from '../../lib/api-answer.ts';
import { showError } from '../../lib/toasts.ts';
import { Button } from './button.tsx';

/** Fetches a file and saves it; a toast shows a failure. */
export function SaveFileButton({ save, children }: { save: () => Promise<void>; children: ReactNode }) {
  const [pending, setPending] = useState(false);

  async function press() {
    setPending(true);
    try {
      await save();
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="secondary" pending={pending} onClick={() => void press()}>
      {children}
    </Button>
  );
}
