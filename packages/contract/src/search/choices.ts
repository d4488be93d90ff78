import { msg } from '../text/message.ts';
/*
 * The rules of the pay explorer (L-19). No schema here, because the page shows them without the validator.
 */

/** Units in a year of full-time work, to convert pay between periods. */
export const periodsInYear = { year: 1, month: 12, week: 52, day: 260, hour: 2080 } as const;

/** The minimum for a figure. */
export const salaryLeastPostings = 10;
export const salaryLeastCompanies = 3;

/** The period that counts. */
export const salaryMonths = 12;

/** In US dollars a year; anything else is an error of the posting. */
export const possiblePay = { least: 500, most: 2_000_000 } as const;
/** Wider ranges mean nothing: the maximal ratio of upper to lower end. */
export const widestRange = 5;

/** The periods of figures: the usual ones, and those of boards that speak of pay so. */
export const shownPeriods = [
  { value: 'year', label: msg`Per year`, name: msg`a year` },
  { value: 'month', label: msg`Per month`, name: msg`a month` },
  { value: 'week', label: msg`Per week`, name: msg`a week` },
  { value: 'day', label: msg`Per day`, name: msg`a day` },
  { value: 'hour', label: msg`Per hour`, name: msg`an hour` },
] as const;
const usualPeriods: readonly string[] = ['year', 'month', 'hour'];
/** Those that a board shows figures for. */
export const periodsOn = (own: ShownPeriod) =>
  shownPeriods.filter(({ value }) => value === own || usualPeriods.includes(value));
export type ShownPeriod = (typeof shownPeriods)[number]['value'];

/** Levels in titles; `word` finds one. Most postings name none. */
export const payLevels = [
  { value: 'entry', label: msg`Junior, graduate, trainee, apprentice`, word: 'Junior' },
  { value: 'plain', label: msg`No level in the title`, word: '' },
  { value: 'senior', label: msg`Senior`, word: 'Senior' },
  { value: 'lead', label: msg`Lead, principal`, word: 'Lead' },
] as const;
export type PayLevel = (typeof payLevels)[number]['value'];
