import { page, type Locator } from 'vitest/browser';

/** A message at the edge of the page, which outlives the part that caused it. */
export function toast(text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('status')
    .filter({ hasText: text });
}
