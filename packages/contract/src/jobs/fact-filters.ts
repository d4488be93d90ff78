import { nameSize } from '../companies/choices.ts';
import { statedSizes } from '../companies/profile-choices.ts';
import {
  companyLetters,
  distanceUnits,
  experienceBands,
  jobLevels,
  jobTypes,
  maxHiddenCompanies,
  postedPeriods,
  salaryPeriods,
  workModes,
  type DistanceUnit,
  type JobLevel,
  type JobType,
  type SalaryPeriod,
  type WorkMode,
} from './choices.ts';
import {
  defaultPay,
  degreeChoices,
  jobBenefits,
  jobSchedules,
  maxPayAmount,
  payCurrencies,
  postingLanguages,
  sponsorshipChoices,
} from './fact-choices.ts';
import { nameRadius } from './format-place.ts';
import { formatPay } from './format-salary.ts';
import type { Locale } from '../text/locales.ts';
import { msg, term, type Message } from '../text/message.ts';
import type { Say } from '../text/say.ts';

/*
 * The filters of a search, each as one text, as alerts keep them: "schedule:night", "salaryTo:20:USD:hour",
 * "radius:25:miles". Without schemas.
 */

type Choices = readonly { readonly value: string; readonly label: Message }[];

/** The choices of each field. */
const choices = {
  type: jobTypes,
  mode: workModes,
  level: jobLevels,
  experience: experienceBands,
  notType: [
    { value: 'full-time', label: msg`No full time` },
    { value: 'part-time', label: msg`No part time` },
    { value: 'internship', label: msg`No internship` },
    { value: 'freelance', label: msg`No freelance` },
    { value: 'temporary', label: msg`No temporary` },
  ] satisfies { value: JobType; label: string }[],
  notMode: [
    { value: 'on-site', label: msg`Not on site` },
    { value: 'hybrid', label: msg`Not hybrid` },
    { value: 'remote', label: msg`Not remote` },
  ] satisfies { value: WorkMode; label: string }[],
  notLevel: [
    { value: 'entry', label: msg`Not entry level` },
    { value: 'graduate', label: msg`Not graduate` },
    { value: 'junior', label: msg`Not junior` },
    { value: 'senior', label: msg`Not senior` },
    { value: 'lead', label: msg`Not lead` },
    { value: 'principal', label: msg`Not principal` },
  ] satisfies { value: JobLevel; label: string }[],
  posted: postedPeriods,
  letter: companyLetters.map(({ value, label }) => ({
    value,
    label: value === 'top-100' ? msg`Top 100 companies` : msg`Companies with ${term(label)}`,
  })),
  schedule: jobSchedules,
  degree: degreeChoices,
  sponsorship: sponsorshipChoices,
  benefits: jobBenefits,
  size: statedSizes.map((value) => ({ value, label: nameSize(value) })),
  language: postingLanguages.map(({ value, label }) => ({ value, label: msg`In ${term(label)}` })),
} as const satisfies Readonly<Record<string, Choices>>;
type ChoiceField = keyof typeof choices;
const choicesOf: Readonly<Record<ChoiceField, Choices>> = choices;
const choiceFields = Object.keys(choices) as ChoiceField[];
const isChoiceField = (name: string): name is ChoiceField => Object.hasOwn(choicesOf, name);

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What stands in each field of text. */
const textsOf = {
  title: /^.{1,200}$/,
  skill: /^.{1,80}$/,
  industry: /^.{1,120}$/,
  category: /^[a-z\d-]{1,60}$/,
  company: id,
  notCompany: id,
} as const;
type TextField = keyof typeof textsOf;
const textFields = Object.keys(textsOf) as TextField[];
const isTextField = (name: string): name is TextField => Object.hasOwn(textsOf, name);

const single: readonly string[] = ['posted', 'letter', 'degree', 'sponsorship', 'title', 'skill'];

export const maxFactFilterLength = 220;
/** Many of the choices, and as many of the companies, fields and industries as a search is likely to have. */
export const maxFactFilters =
  choiceFields.reduce((sum, field) => sum + choicesOf[field].length, 2) + maxHiddenCompanies;

/** "No degree needed", "In German"; undefined for another field. */
export function factLabel(field: string, value: string): Message | undefined {
  if (!isChoiceField(field)) return undefined;
  return choicesOf[field].find((choice) => choice.value === value)?.label ?? value;
}

/** "£30,000 a year or more", "Up to $20 an hour". */
export function payLabel(
  say: Say,
  field: 'salary' | 'salaryTo',
  amount: number,
  { currency = defaultPay.currency, period = defaultPay.period }: FactSearch,
  language: Locale = say.language,
): string {
  const pay = formatPay(say, amount, currency, period, language);
  return field === 'salary' ? say`${pay} or more` : say`Up to ${pay}`;
}

/** What a search has of these filters. */
type FactSearch = {
  salary?: number | undefined;
  salaryTo?: number | undefined;
  currency?: string | undefined;
  period?: SalaryPeriod | undefined;
  radius?: number | undefined;
  unit?: DistanceUnit | undefined;
  title?: string | undefined;
  skill?: string | undefined;
} & {
  [Field in Exclude<ChoiceField | TextField, 'title' | 'skill'>]?: string | readonly string[] | undefined;
};

interface PayFilter {
  field: 'salary' | 'salaryTo';
  amount: number;
  currency: string;
  period: SalaryPeriod;
}

function readPay(filter: string): PayFilter | undefined {
  const [field, typed, currency = '', per] = filter.split(':');
  const amount = Number(typed);
  const period = salaryPeriods.find((one) => one === per);
  const isAmount = amount >= 1 && amount <= maxPayAmount;
  if ((field !== 'salary' && field !== 'salaryTo') || !isAmount || !payCurrencies.includes(currency))
    return undefined;
  return period && { field, amount, currency, period };
}

const radius = /^radius:(\d{1,3}(?:\.\d{1,2})?)(?::(Km|miles))?$/;

function readRadius(filter: string): { radius: number; unit: DistanceUnit } | undefined {
  const [, number = '', unit] = radius.exec(filter) ?? [];
  const miles = Number(number);
  const typed = distanceUnits.find((one) => one === unit) ?? distanceUnits[0];
  return miles >= 1 && miles <= 500 ? { radius: miles, unit: typed } : undefined;
}

/** A text may have colons of its own. */
const partsOf = (filter: string): [field: string, value: string] => {
  const at = filter.indexOf(':');
  return at < 0 ? [filter, ''] : [filter.slice(0, at), filter.slice(at + 1)];
};

export function isFactFilter(filter: string): boolean {
  const [field, value] = partsOf(filter);
  if (isChoiceField(field)) return choicesOf[field].some((choice) => choice.value === value);
  if (isTextField(field)) return textsOf[field].test(value);
  return readPay(filter) !== undefined || readRadius(filter) !== undefined;
}

const textLabels: Readonly<Record<TextField, (value: string) => Message>> = {
  title: (value) => msg`Title: ${value}`,
  skill: (value) => msg`Skill: ${value}`,
  industry: (value) => msg`Industry: ${value}`,
  category: (value) => value,
  company: () => msg`One of the companies of the search`,
  notCompany: () => msg`Without a company that the search leaves out`,
};

/** In words; `nameCategory` names a category of the board. */
export function describeFactFilter(
  say: Say,
  filter: string,
  nameCategory?: (value: string) => string,
  language: Locale = say.language,
): string {
  const pay = readPay(filter);
  if (pay) return payLabel(say, pay.field, pay.amount, pay, language);
  const around = readRadius(filter);
  if (around) return say(nameRadius(around.radius, around.unit));
  const [field, value] = partsOf(filter);
  if (field === 'category' && nameCategory) return nameCategory(value);
  if (isTextField(field)) return say(textLabels[field](value));
  return say(factLabel(field, value) ?? filter);
}

/** The filters of a search. */
export function listFactFilters(search: FactSearch): string[] {
  const { currency = defaultPay.currency, period = defaultPay.period, unit = distanceUnits[0] } = search;
  const pay = (['salary', 'salaryTo'] as const)
    .filter((field) => search[field] !== undefined)
    .map((field) => `${field}:${search[field]}:${currency}:${period}`);
  const around = search.radius === undefined ? [] : [`radius:${search.radius}:${unit}`];
  const facts = [...choiceFields, ...textFields].flatMap((field) =>
    [search[field] ?? []]
      .flat()
      .filter(Boolean)
      .map((value) => `${field}:${value}`),
  );
  return [...pay, ...around, ...facts];
}

/** What they ask of a search; both amounts are in the currency and for the period of the last one. */
export function readFactFilters(filters: readonly string[]): FactSearch {
  const search: Record<string, unknown> = {};
  for (const filter of filters.filter(isFactFilter)) {
    const pay = readPay(filter);
    const [field, value] = partsOf(filter);
    if (pay) Object.assign(search, { [pay.field]: pay.amount, currency: pay.currency, period: pay.period });
    else if (field === 'radius') Object.assign(search, readRadius(filter));
    else search[field] = single.includes(field) ? value : [...((search[field] ?? []) as string[]), value];
  }
  return search;
}
