import type { Locator } from 'vitest/browser';

/** What each element of a locator says, in the order of the page. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map((element) => element.textContent.trim());
