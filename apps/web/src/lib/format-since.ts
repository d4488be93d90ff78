import type { BoardWords } from '@waymark/contract/board-words';
import { formatDate } from '@waymark/contract/text/format-day';
import { writeSpan } from '@waymark/contract/text/intl';
import { isEnglish, type Locale } from '@waymark/contract/text/locales';

type Words = Pick<BoardWords, 'days'>;

const hourMs = 3_600_000;

/** How long ago something was, as people say it; the times it is for are exact to the hour. */
export function formatSince(words: Words, isoDate: string, language: Locale, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(isoDate)) / hourMs);
  if (!isEnglish(language)) return spanSince(words, isoDate, hours, language);
  if (hours < 1) return 'within the last hour';
  if (hours < 24) return hours === 1 ? 'about an hour ago' : `about ${hours} hours ago`;
  const days = Math.floor(hours / 24);
  if (days < 14) return days === 1 ? 'yesterday' : `${days} days ago`;
  return `on ${formatDate(words, isoDate, language)}`;
}

function spanSince(words: Words, isoDate: string, hours: number, language: Locale): string {
  if (hours < 24) return writeSpan(-Math.max(1, hours), 'hour', language);
  const days = Math.floor(hours / 24);
  return days < 14 ? writeSpan(-days, 'day', language) : formatDate(words, isoDate, language);
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dayMs = 24 * hourMs;
const daysTold = 7;

/** "today", "3 days ago", later the date. By days of UTC: most postings come with a day and no hour. */
export function formatPosted(words: Words, isoDate: string, language: Locale, now = Date.now()): string {
  const days = Math.floor(now / dayMs) - Math.floor(Date.parse(isoDate) / dayMs);
  if (days < 0 || days >= daysTold) return formatDate(words, isoDate, language);
  if (!isEnglish(language)) return writeSpan(-days, 'day', language);
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
