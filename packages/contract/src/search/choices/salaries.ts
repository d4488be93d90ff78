/*
 * What the pay explorer counts, and how (L-19). No schema here: the page says these rules in words and must not pay for
 * the validator.
 */

/** What a year of full-time work has: by these, pay for other periods becomes pay a year and back. */
export const periodsInYear = { year: 1, month: 12, week: 52, day: 260, hour: 2080 } as const;

/** Fewer postings, or postings of fewer companies, give no figure. */
export const salaryLeastPostings = 10;
export const salaryLeastCompanies = 3;

/** How far back postings are counted. */
export const salaryMonths = 12;

/** In US dollars a year: less or more is an error of the posting. */
export const possiblePay = { least: 500, most: 2_000_000 } as const;
/** An upper end that is more than so many times the lower one says nothing. */
export const widestRange = 5;

/** For what period figures are shown; the first unless asked otherwise. */
export const shownPeriods = [
  { value: 'year', label: 'Per year', name: 'a year' },
  { value: 'month', label: 'Per month', name: 'a month' },
  { value: 'hour', label: 'Per hour', name: 'an hour' },
] as const;
export type ShownPeriod = (typeof shownPeriods)[number]['value'];

/** Levels as titles name them; `word` asks for one. Most postings name none. */
export const payLevels = [
  { value: 'entry', label: 'Junior, graduate, trainee, apprentice', word: 'Junior' },
  { value: 'plain', label: 'No level in the title', word: '' },
  { value: 'senior', label: 'Senior', word: 'Senior' },
  { value: 'lead', label: 'Lead, principal', word: 'Lead' },
] as const;
export type PayLevel = (typeof payLevels)[number]['value'];
