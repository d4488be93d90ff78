import type { BoardWords } from '../board-words.ts';
import { experienceBands, salaryFloors, type SalaryFloor } from '../jobs/choices.ts';
import { categoryLabel, currentCategory, type JobCategory } from '../jobs/category-choices.ts';
import { defaultPay } from '../jobs/fact-choices.ts';
import { describeFactFilter, listFactFilters, readFactFilters } from '../jobs/fact-filters.ts';
import { nameWhere } from '../jobs/format-place.ts';
import { describeOwnFilter, isOwnFilter } from '../jobs/own-fields.ts';
import type { Locale } from '../text/locales.ts';
import { msg, type Message } from '../text/message.ts';
import type { Say } from '../text/say.ts';

/* Choices of job alerts, and their search: mails, page and links must find the same jobs. Without schemas. */

/** Spelled and ordered as in document B, section 9, with its repeated 5 (K-1). `meaning` explains what each finds. */
export const alertExperiences = [
  { value: '0', label: msg`0 years`, years: 0, meaning: msg`jobs that ask for none` },
  { value: '1', label: msg`1 year`, years: 1, meaning: msg`jobs that ask for up to 1 year` },
  { value: '2', label: msg`2 years`, years: 2, meaning: msg`jobs that ask for up to 2 years` },
  { value: '5', label: msg`5 years`, years: 5, meaning: msg`also jobs that ask for 5 years and more` },
  { value: '4', label: msg`4 years`, years: 4, meaning: msg`jobs that ask for up to 4 years` },
  { value: '5', label: msg`5 years`, years: 5, meaning: msg`the same as the other 5 years` },
] as const;
type AlertExperience = (typeof alertExperiences)[number]['value'];

const lakh = 100_000;

/** In lakh, as in the specification; each is a salary floor of the search (K-2). */
export const alertSalaries = salaryFloors.map((floor) => ({
  value: String(floor) as `${SalaryFloor}`,
  label: msg`${floor / lakh} lakh`,
  meaning: msg`$${floor.toLocaleString('en-US')} a year or more`,
}));
type AlertSalary = `${SalaryFloor}`;

export const alertFrequencies = [
  { value: 'instant', label: msg`Right away, at most once an hour`, every: msg`at most once an hour` },
  { value: 'daily', label: msg`Once a day`, every: msg`at most once a day` },
  { value: 'weekly', label: msg`Once a week`, every: msg`at most once a week` },
] as const;
export type AlertFrequency = (typeof alertFrequencies)[number]['value'];

export const alertSorts = [
  { value: 'newest', label: msg`Newest first` },
  { value: 'oldest', label: msg`Oldest first` },
  { value: 'name', label: msg`By name` },
] as const;
export type AlertSort = (typeof alertSorts)[number]['value'];

/** Up to 5 personalised alerts a person (document B, section 9). */
export const alertsLimit = 5;

export const jobsInMail = 10;

/** The lifetime of the link that confirms a guest's address. */
export const alertLinkHours = 24;

/** The limit of the search, for role and keywords together. */
export const alertWordsMaxLength = 200;

export interface AlertCriteria {
  keywords: string;
  location: string;
  experience: AlertExperience | '';
  salary: AlertSalary | '';
  industry: string;
  /** Empty for any. */
  category: JobCategory;
  role: string;
  /** A company's id. */
  company: string;
  /** Filters by the board's own fields, as the search has them. */
  own?: string[] | undefined;
  /** Filters by pay and by what postings state (`fact-filters.ts`). */
  stated?: string[] | undefined;
  /** Also finds synonyms and related work. */
  closelyRelated: boolean;
}

/** Whether filters say the pay, so that the list of the form does not: a search has one currency and one period. */
function hasPay({ stated = [] }: Pick<AlertCriteria, 'stated'>): boolean {
  const { salary, salaryTo, currency, period } = readFactFilters(stated);
  const isOtherUnit = currency !== defaultPay.currency || period !== defaultPay.period;
  return salary !== undefined || (salaryTo !== undefined && isOtherUnit);
}

/** What an alert may ask of pay, each as a filter, on a board that does not count in dollars a year. */
export const listAlertPay = (
  say: Say,
  { pay: { amounts, currency, period } }: BoardWords,
  language: Locale = say.language,
) =>
  amounts.flatMap((salary) => {
    const filters = listFactFilters({ salary, currency, period });
    return filters.map((value) => ({ value, label: describeFactFilter(say, value, undefined, language) }));
  });

/** The filters with another least pay, or with none. What else they say of pay stays where it is said in the same way. */
export function withAlertPay(stated: readonly string[], filter: string): string[] {
  const unitOf = (one: string) => one.split(':').slice(2).join(':');
  const stays = (one: string) => !one.startsWith('salaryTo:') || unitOf(one) === unitOf(filter);
  const others = stated.filter((one) => !one.startsWith('salary:'));
  return filter === '' ? others : [...others.filter(stays), filter];
}

/** The search of an alert, as parameters of the search page. */
export function alertSearch(words: BoardWords, criteria: AlertCriteria) {
  const { location, experience, salary, industry, category, company } = criteria;
  const years = alertExperiences.find(({ value }) => value === experience)?.years;
  const some = (value: string) => (value ? [value] : []);
  return {
    q: alertWords(criteria),
    location,
    category: some(currentCategory(words, category)),
    // Jobs that ask for no more experience than the candidate has.
    experience: experienceBands
      .filter(({ from }) => years !== undefined && from <= years)
      .map(({ value }) => value as string),
    salary: hasPay(criteria) ? '' : salary,
    company: some(company),
    industry: some(industry),
    // The alert works on without a filter that the board does not have any more, and says so.
    own: (criteria.own ?? []).filter((filter) => isOwnFilter(words, filter)),
    // Pay as the search had it says more than the list of the form.
    ...readFactFilters(criteria.stated ?? []),
    sort: 'newest',
  };
}

/** Role and keywords as one search. Without closely related jobs each word is quoted. */
export function alertWords(criteria: Pick<AlertCriteria, 'keywords' | 'role' | 'closelyRelated'>): string {
  const roles = alternativesIn(criteria.role, criteria.closelyRelated);
  const keywords = alternativesIn(criteria.keywords, criteria.closelyRelated);
  return roles.flatMap((role) => keywords.map((words) => [...role, ...words].join(' '))).join(' OR ');
}

/** The alternatives between "or". */
function alternativesIn(text: string, closelyRelated: boolean): string[][] {
  const lists: string[][] = [[]];
  for (const token of text.replaceAll(/[“”„]/g, '"').match(/-?"[^"]*"?|[^\s"]+/g) ?? []) {
    if (token.toLowerCase() === 'or') lists.push([]);
    else lists.at(-1)?.push(closelyRelated || /^-|"/.test(token) ? token : `"${token}"`);
  }
  const filled = lists.filter((list) => list.length > 0);
  return filled.length > 0 ? filled : [[]];
}

function meaningOf(choices: readonly { value: string; meaning: Message }[], value: string): Message {
  return choices.find((choice) => choice.value === value)?.meaning ?? value;
}

const closelyRelatedLabel = msg`Closely related jobs`;

/** The criteria of an alert, as its reader calls them, with their labels. */
export function describeCriteria(
  say: Say,
  words: BoardWords,
  criteria: AlertCriteria,
  companyName: string | null,
  language: Locale = say.language,
): { label: string; value: string }[] {
  const { keywords, location, experience, salary, industry, category, role, closelyRelated } = criteria;
  const parts = [
    { label: say`Keywords`, value: keywords },
    { label: say`Role`, value: role },
    { label: say`Location`, value: location },
    {
      label: say`Work Experience`,
      value: experience && say(meaningOf(alertExperiences, experience)),
    },
    {
      label: say`Expected Salary`,
      value: salary && !hasPay(criteria) ? say(meaningOf(alertSalaries, salary)) : '',
    },
    { label: say`Industry`, value: industry },
    { label: say`Job Category`, value: category && categoryLabel(words, category) },
    { label: say`Company`, value: companyName ?? '' },
    ...(criteria.own ?? []).map((filter) => ({
      label: say`Filter`,
      value: describeOwnFilter(say, words, filter),
    })),
    ...(criteria.stated ?? []).map((filter) => ({
      label: say`Filter`,
      value: describeFactFilter(say, filter, (value) => categoryLabel(words, value), language),
    })),
    {
      label: say(closelyRelatedLabel),
      value: (keywords || role) && (closelyRelated ? say`yes` : say`no`),
    },
  ];
  return parts.filter(({ value }) => value !== '');
}

/** The criteria in one line, without labels. */
export function summariseCriteria(
  say: Say,
  words: BoardWords,
  criteria: AlertCriteria,
  companyName: string | null,
  language: Locale = say.language,
): string {
  const parts = describeCriteria(say, words, criteria, companyName, language);
  return parts
    .filter(({ label }) => label !== say(closelyRelatedLabel))
    .map(({ value }) => value)
    .join(' · ');
}

/** The default name of an alert: "Nurse in London". */
export function nameOfCriteria(
  say: Say,
  words: BoardWords,
  criteria: AlertCriteria,
  companyName: string | null,
): string {
  const { keywords, role, category, industry, location } = criteria;
  const work = role || keywords || (category && say(categoryLabel(words, category))) || industry || say`Jobs`;
  const atCompany = companyName ? say`${work} at ${companyName}` : work;
  const name = say(location ? nameWhere(atCompany, location) : atCompany);
  return name.charAt(0).toUpperCase() + name.slice(1, 80);
}

/*
 * What pages need of saved jobs without checking any: kept apart from the schemas, so that a public page does not
 * pay for the validator.
 */

export const savedJobSorts = ['freshness', 'oldest'] as const;
export type SavedJobSort = (typeof savedJobSorts)[number];

/** What one person may keep. */
export const savedJobsLimit = 1000;
