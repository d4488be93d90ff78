import { readDayStyle } from '@waymark/contract/text/format-day';
import { capitalized, formatPosted, formatSince } from '../lib/format-since.ts';
import { documentBoard, documentLocale } from './document-locale.ts';

const ways: Readonly<Record<string, typeof formatSince>> = {
  since: formatSince,
  posted: formatPosted,
  alone: (...said) => capitalized(formatPosted(...said)),
};

/** A page may have been made a day ago: what it says of now is said again. */
export function writeTimes(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-said]');
  if (times.length === 0) return;
  const board = documentBoard();
  const words = { days: readDayStyle(board) };
  const locale = documentLocale(board);
  for (const time of times) {
    time.textContent = ways[time.dataset['said'] ?? '']?.(words, time.dateTime, locale) ?? time.textContent;
  }
}
