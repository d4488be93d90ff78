import { useState, type ReactNode } from 'react';
import { showFailed } from '../../lib/toasts.ts';
import { Button } from './button.tsx';

/** Fetches a file and saves it; a failure shows below the button. */
export function SaveFileButton({ save, children }: { save: () => Promise<void>; children: ReactNode }) {
  const [pending, setPending] = useState(false);

  async function press() {
    setPending(true);
    try {
      await save();
    } catch (failure) {
      showFailed(failure);
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
