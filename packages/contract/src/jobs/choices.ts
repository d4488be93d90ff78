import { msg } from '../text/message.ts';
export const jobReportMaxLength = 1000;

/*
 * Choice lists of job postings (K-1, K-2) with the specification's labels. Addresses, the API and the database use the
 * values. Without schemas: public pages that import this do not load the validator.
 */

/** Companies whose jobs a search leaves out. */
export const maxHiddenCompanies = 10;
export const searchWordsMaxLength = 200;
export const searchPlaceMaxLength = 120;

/** Jobs in the list of recent jobs. */
export const recentJobsShown = 6;

type Choice = { readonly value: string; readonly label: string };

export const jobTypes = [
  { value: 'full-time', label: msg`Full Time`, google: 'FULL_TIME' },
  { value: 'part-time', label: msg`Part Time`, google: 'PART_TIME' },
  { value: 'internship', label: msg`Internship`, google: 'INTERN' },
  { value: 'freelance', label: msg`Freelance`, google: 'CONTRACTOR' },
  { value: 'temporary', label: msg`Temporary`, google: 'TEMPORARY' },
] as const;
export type JobType = (typeof jobTypes)[number]['value'];

export const workModes = [
  { value: 'on-site', label: msg`On site` },
  { value: 'hybrid', label: msg`Hybrid` },
  { value: 'remote', label: msg`Remote` },
] as const;
export type WorkMode = (typeof workModes)[number]['value'];

/** Ranges of the required years of experience; the last one is open (I-8). */
export const experienceBands = [
  { value: '0-1', label: msg`0-1 years`, from: 0 },
  { value: '1-2', label: msg`1-2 years`, from: 1 },
  { value: '2-3', label: msg`2-3 years`, from: 2 },
  { value: '3-4', label: msg`3-4 years`, from: 3 },
  { value: '4-5', label: msg`4-5 years`, from: 4 },
  { value: '5-plus', label: msg`5 years and more`, from: 5 },
] as const;

/** A level finds jobs by their titles and required years. */
export const jobLevels = [
  { value: 'entry', label: msg`Entry level` },
  { value: 'graduate', label: msg`Graduate` },
  { value: 'junior', label: msg`Junior` },
  { value: 'senior', label: msg`Senior` },
  { value: 'lead', label: msg`Lead` },
  { value: 'principal', label: msg`Principal` },
] as const;
export type JobLevel = (typeof jobLevels)[number]['value'];

/** "Pays at least", in US dollars a year, from the wizard's compensation list (K-2). */
export const salaryFloors = [20_000, 40_000, 60_000, 80_000, 100_000, 150_000] as const;
export type SalaryFloor = (typeof salaryFloors)[number];

/** The specification's list sorts, which name periods (K-1). */
export const postedPeriods = [
  { value: 'last-3-days', label: msg`Last 3 Days`, days: 3 },
  { value: 'last-week', label: msg`Last Weeks`, days: 7 },
  { value: 'last-month', label: msg`Last Months`, days: 30 },
  { value: 'last-2-months', label: msg`Last 2 Months`, days: 60 },
] as const;
export type PostedPeriod = (typeof postedPeriods)[number]['value'];

export const jobSorts = [
  { value: 'relevance', label: msg`Most relevant` },
  { value: 'newest', label: msg`Newest first` },
  { value: 'salary', label: msg`Highest salary` },
  { value: 'featured', label: msg`Featured first` },
  { value: 'distance', label: msg`Nearest first` },
] as const;
export type JobSort = (typeof jobSorts)[number]['value'];

/** The alphabet bar (I-8): companies by their first letter, and those with the most open jobs. */
export const companyLetters: readonly Choice[] = [
  { value: 'top-100', label: msg`Top 100` },
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((label) => ({ value: label.toLowerCase(), label })),
  { value: '0-9', label: '0-9' },
];

export const distanceUnits = ['Km', 'miles'] as const;
/** As the specification calls them. */
export const distanceUnitNames = { Km: msg`Km`, miles: msg`miles` } as const;
export type DistanceUnit = (typeof distanceUnits)[number];

export const salaryPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const jobStatuses = ['draft', 'pending', 'active', 'expired', 'filled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** An unknown value is its own label, so that old data still shows. Null has none. */
export function labelOf(choices: readonly Choice[], value: string | null): string {
  if (value === null) return '';
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
