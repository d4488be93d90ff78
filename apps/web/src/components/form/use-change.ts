import { useRevalidator } from 'react-router';
import { showFailed, showSuccess } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';

type Call = Promise<{ message: string }>;

/** For calls that change what the page shows: their message becomes a toast, and the page loads its data again. */
export function useChange() {
  const { revalidate } = useRevalidator();
  const { pending, run } = useAction(showFailed);

  /** For forms and dialogs, which show the failure themselves; `onDone` closes them before the page loads. */
  async function change(call: Call, onDone?: () => void): Promise<void> {
    const { message } = await call;
    showSuccess(message);
    onDone?.();
    await revalidate();
  }

  /** For buttons: a failure shows at the button. */
  const press = (call: Call) => run(() => change(call));

  return { pending, change, press };
}
