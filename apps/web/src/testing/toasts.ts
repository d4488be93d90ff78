import { toast as library } from 'react-toastify/unstyled';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/** A message at the edge of the page, which outlives the part that caused it. */
export function toast(text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('status')
    .filter({ hasText: text });
}

/** Takes them away: left over, they would lie over what the next test presses. */
export async function closeToasts(): Promise<void> {
  library.dismiss();
  await expect.poll(() => document.querySelector('.Toastify__toast')).toBeNull();
}
