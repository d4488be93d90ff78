import { statedSizes } from '../companies/profile-choices.ts';
import { labelOf, salaryPeriods, type SalaryPeriod } from './choices.ts';
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
import { formatPay } from './format-salary.ts';

/*
 * Filters by pay and by what postings state, each as one text, as alerts keep them: "schedule:night",
 * "salaryTo:20:USD:hour". Without schemas.
 */

const fields = ['schedule', 'degree', 'sponsorship', 'benefits', 'size', 'language'] as const;
type FactField = (typeof fields)[number];

/** The choices of each field. */
const choicesOf: Readonly<Record<FactField, readonly { value: string; label: string }[]>> = {
  schedule: jobSchedules,
  degree: degreeChoices,
  sponsorship: sponsorshipChoices,
  benefits: jobBenefits,
  size: statedSizes.map((value) => ({ value, label: `${value} people` })),
  language: postingLanguages.map(({ value, label }) => ({ value, label: `In ${label}` })),
};
const isField = (name: string): name is FactField => fields.some((field) => field === name);
const lists: readonly string[] = ['schedule', 'benefits', 'size', 'language'];

/** As many as all choices together. */
export const maxFactFilters = fields.reduce((sum, field) => sum + choicesOf[field].length, 2);

/** "No degree needed", "In German"; undefined for another field. */
export function factLabel(field: string, value: string): string | undefined {
  return isField(field) ? labelOf(choicesOf[field], value) : undefined;
}

/** "£30,000 a year or more", "Up to $20 an hour". */
export function payLabel(
  field: 'salary' | 'salaryTo',
  amount: number,
  { currency = defaultPay.currency, period = defaultPay.period }: FactSearch,
): string {
  const pay = formatPay(amount, currency, period);
  return field === 'salary' ? `${pay} or more` : `Up to ${pay}`;
}

/** What a search has of these filters. */
interface FactSearch {
  salary?: number | undefined;
  salaryTo?: number | undefined;
  currency?: string | undefined;
  period?: SalaryPeriod | undefined;
  schedule?: readonly string[];
  degree?: string | undefined;
  sponsorship?: string | undefined;
  benefits?: readonly string[];
  size?: readonly string[];
  language?: readonly string[];
}

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

export function isFactFilter(filter: string): boolean {
  const [field = '', value] = filter.split(':');
  const isChoice = isField(field) && choicesOf[field].some((choice) => choice.value === value);
  return isChoice || readPay(filter) !== undefined;
}

/** In words. */
export function describeFactFilter(filter: string): string {
  const pay = readPay(filter);
  if (pay) return payLabel(pay.field, pay.amount, pay);
  const [field = '', value = ''] = filter.split(':');
  return factLabel(field, value) ?? filter;
}

/** The filters of a search. */
export function listFactFilters(search: FactSearch): string[] {
  const { currency = defaultPay.currency, period = defaultPay.period } = search;
  const pay = (['salary', 'salaryTo'] as const)
    .filter((field) => search[field] !== undefined)
    .map((field) => `${field}:${search[field]}:${currency}:${period}`);
  const facts = fields.flatMap((field) => [search[field] ?? []].flat().map((value) => `${field}:${value}`));
  return [...pay, ...facts];
}

/** What they ask of a search; both amounts are in the currency and for the period of the last one. */
export function readFactFilters(filters: readonly string[]): FactSearch {
  const search: Record<string, unknown> = {};
  for (const filter of filters.filter(isFactFilter)) {
    const pay = readPay(filter);
    const [field = '', value] = filter.split(':');
    if (pay) Object.assign(search, { [pay.field]: pay.amount, currency: pay.currency, period: pay.period });
    else search[field] = lists.includes(field) ? [...((search[field] ?? []) as string[]), value] : value;
  }
  return search;
}
