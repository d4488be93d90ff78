import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../lib/api-answer.ts';
import { showError, showSuccess } from '../../lib/toasts.ts';

type Call = Promise<{ message: string }>;

/** For calls that change what the page shows: their message becomes a toast, and the page loads its data again. */
export function useChange() {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  /** For forms and dialogs, which show the failure themselves; `onDone` closes them before the page loads. */
  async function change(call: Call, onDone?: () => void): Promise<void> {
    const { message } = await call;
    showSuccess(message);
    onDone?.();
    await revalidate();
  }

  /** For buttons: a failure becomes a toast. */
  function press(call: Call): void {
    setPending(true);
    change(call)
      .catch((failure: unknown) => showError(messageOf(failure)))
      .finally(() => setPending(false));
  }

  return { pending, change, press };
}
