import type { ReadEntry } from './search-reading.ts';
import { formatList } from '../text/intl.ts';
import type { Say } from '../text/say.ts';
import type { Locale } from '../text/locales.ts';

/** “Not understood, and not used: “olds”.” Empty where all was understood. */
export function describeUnread(
  say: Say,
  reading: readonly ReadEntry[],
  language: Locale = say.language,
): string {
  const unread = reading.filter(({ as }) => as === 'unread').map(({ words }) => `“${words}”`);
  if (unread.length === 0) return '';
  return say`Not understood, and not used: ${formatList(unread, language)}.`;
}
