import type { ReadEntry } from './search-reading.ts';

/** “Not understood, and not used: “olds”.” Empty where all was understood. */
export function describeUnread(reading: readonly ReadEntry[]): string {
  const unread = reading.filter(({ as }) => as === 'unread').map(({ words }) => `“${words}”`);
  if (unread.length === 0) return '';
  return `Not understood, and not used: ${new Intl.ListFormat('en').format(unread)}.`;
}
