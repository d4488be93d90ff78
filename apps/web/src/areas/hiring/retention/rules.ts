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
export function describePeriod({ keep, usual, most, employees }: PeriodRuleText): string {
  const meant = employees > 1 ? `, from ${employees} people on` : '';
  return [
    keep && `has to be kept for ${keep}${meant}`,
    usual && `usually ${usual}`,
    most && `at most ${most} without consent`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** What happens to an application of a company, in one sentence. */
export function describeEnd(words: Words, row: EndingApplication, language: Locale): string {
  const day = formatDate(words, row.endsAt, language);
  const why = labelOf(endReasons, row.reason);
  if (row.pool === 'agreed' && row.poolUntil)
    return `In your talent pool until ${formatDate(words, row.poolUntil, language)}`;
  if (row.isKeptByLaw) return `${why}. The law has you keep it until ${day}`;
  return `${why}. Will be deleted on or after ${day}`;
}

export const poolNotes: Readonly<Record<EndingApplication['pool'], string>> = {
  none: '',
  asked: 'Asked for your talent pool, no answer yet',
  refused: 'Does not want to be in your talent pool',
  agreed: '',
  withdrawn: 'Has left your talent pool',
};

/** The same for its candidate. */
export function describeKept(words: Words, row: KeptApplication, language: Locale): string {
  if (row.reason === null || row.endsAt === null)
    return 'It is under way. Its time to end begins when it is over.';
  const day = formatDate(words, row.endsAt, language);
  if (row.pool === 'agreed' && row.poolUntil) {
    return `You agreed that they keep it until ${formatDate(words, row.poolUntil, language)}.`;
  }
  if (row.isKeptByLaw)
    return `It is over. The law has the employer keep it until ${day}; then it is deleted.`;
  return `It is over, and will be deleted on or soon after ${day}.`;
}
