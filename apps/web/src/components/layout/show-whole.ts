import type { FocusEvent } from 'react';

/**
 * For rows that scroll sideways: browsers leave a link that is half in view where it is, so the keyboard's place
 * is brought there whole. What is pressed does not move away below the pointer.
 */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
