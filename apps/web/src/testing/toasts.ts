import { toast } from 'react-toastify/unstyled';
import { expect } from 'vitest';

/** Toasts outlive the page that asked for them: without this they lie over what the next test presses. */
export async function closeToasts(): Promise<void> {
  toast.dismiss();
  await expect.poll(() => document.querySelector('.Toastify__toast')).toBeNull();
}
