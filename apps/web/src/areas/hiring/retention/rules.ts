import type { Say } from '@waymark/contract/text/say';
import { msg, plural } from '@waymark/contract/text/message';
import type { EndingApplication, KeptApplication, PeriodRuleText } from '@waymark/contract/hiring/retention';
import { endReasons } from '@waymark/contract/hiring/retention-choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { BoardWords } from '@waymark/contract/board-words';
import { paths, searchPath } from '@waymark/contract/paths';
import type { Locale } from '@waymark/contract/text/locales';
import { formatDate } from '../../../lib/format-date.ts';

/** A page of what is over for a company. */
export const endsPath = (page: number): string =>
  searchPath({ page: page > 1 ? page : undefined }, paths.companyRetention);

type Words = Pick<BoardWords, 'days'>;

/** "usually 6 months; at most 24 months" */
export function describePeriod(say: Say, { keep, usual, most, employees }: PeriodRuleText): string {
  const time = durationOf(say, keep);
  const kept =
    employees > 1
      ? say`has to be kept for ${time}, from ${employees} people on`
      : say`has to be kept for ${time}`;
  return [
    keep && kept,
    usual && say`usually ${durationOf(say, usual)}`,
    most && say`at most ${durationOf(say, most)} without consent`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** "6 months", as the data of the laws write it. */
function durationOf(say: Say, written: string): string {
  const [, count = '', unit] = /^(\d+) (day|week|month|year)s?$/.exec(written) ?? [];
  const number = Number(count);
  switch (unit) {
    case 'day':
      return say`${plural(number, 'day')}`;
    case 'week':
      return say`${plural(number, 'week')}`;
    case 'month':
      return say`${plural(number, 'month')}`;
    case 'year':
      return say`${plural(number, 'year')}`;
    default:
      return written;
  }
}

/** What happens to an application of a company, in one sentence. */
export function describeEnd(say: Say, words: Words, row: EndingApplication, language: Locale): string {
  const day = formatDate(words, row.endsAt, language);
  const why = labelOf(endReasons, row.reason);
  if (row.pool === 'agreed' && row.poolUntil)
    return say`In your talent pool until ${formatDate(words, row.poolUntil, language)}`;
  if (row.isKeptByLaw) return say`${why}. The law has you keep it until ${day}`;
  return say`${why}. Will be deleted on or after ${day}`;
}

export const poolNotes: Readonly<Record<EndingApplication['pool'], string>> = {
  none: '',
  asked: msg`Asked for your talent pool, no answer yet`,
  refused: msg`Does not want to be in your talent pool`,
  agreed: '',
  withdrawn: msg`Has left your talent pool`,
};

/** The same for its candidate. */
export function describeKept(say: Say, words: Words, row: KeptApplication, language: Locale): string {
  if (row.reason === null || row.endsAt === null)
    return msg`It is under way. Its time to end begins when it is over.`;
  const day = formatDate(words, row.endsAt, language);
  if (row.pool === 'agreed' && row.poolUntil) {
    return say`You agreed that they keep it until ${formatDate(words, row.poolUntil, language)}.`;
  }
  if (row.isKeptByLaw)
    return say`It is over. The law has the employer keep it until ${day}; then it is deleted.`;
  return say`It is over, and will be deleted on or soon after ${day}.`;
}
