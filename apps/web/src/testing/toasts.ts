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

/** What reads these words aloud: alerts of the page, and toasts that no alert has made silent. */
export function voicesOf(words: string): Element[] {
  const voices = document.querySelectorAll('[role=alert], #messages [role=status]:not([aria-live=off])');
  return [...voices].filter(({ textContent }) => textContent === words);
}

/**
 * Takes them away: left over, they would lie over what the next test presses.
 * A message can still be on its way when a test ends, so each look dismisses what has come since.
 */
export async function closeToasts(): Promise<void> {
  await expect
    .poll(() => {
      library.dismiss();
      return document.querySelector('.Toastify__toast');
    })
    .toBeNull();
}
