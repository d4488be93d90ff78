import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { readDataSections } from '../../../platform/data-files.ts';

/*
 * The words about pay in the languages of the board and of the feeds: en de fr es pt it nl pl cs sk sv no da fi hu ro
 * hr tr ru uk el he ar id vi, and of Chinese, Japanese, Korean and Thai. All without accents and capitals.
 */

const periods = readDataSections('pay/periods.txt');

/** Names of periods behind a word for "per" or a slash. */
export const periodNouns: Readonly<Record<SalaryPeriod, readonly string[]>> = {
  hour: periods.list('hour nouns'),
  day: periods.list('day nouns'),
  week: periods.list('week nouns'),
  month: periods.list('month nouns'),
  year: periods.list('year nouns'),
};

/** Beginnings of words that say the period by themselves: "monthly", "Monatsgehalt", "mensuel". */
export const periodStems: Readonly<Record<SalaryPeriod, string>> = {
  hour: periods.pattern('hour stems'),
  day: periods.pattern('day stems'),
  week: periods.pattern('week stems'),
  month: periods.pattern('month stems'),
  year: periods.pattern('year stems'),
};

/** Periods that postings name and a salary here has no room for. */
export const otherPeriods = periods.list('other periods');

/** Words for "per". Behind strict ones nothing else than a period or a unit follows. */
export const perWords = { strict: periods.list('per strict'), loose: periods.list('per loose') } as const;

/** What may stand between an amount and its period. */
export const fillers = periods.list('fillers');

/** Words around an amount, each list with a comment in the file. */
export const payWords = readDataSections('pay/pay-words.txt');
