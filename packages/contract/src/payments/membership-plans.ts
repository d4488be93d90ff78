import { formatMoney } from '../text/format.ts';
import type { PlanRenewal } from './choices.ts';
import type { Locale } from '../text/locales.ts';

/** The kinds of products for companies: the plan of those that buy none, a bought plan, one posting beyond a plan. */
export const planKinds = ['free', 'plan', 'posting'] as const;
export type PlanKind = (typeof planKinds)[number];

/** The content of a plan. An order and a running plan keep the terms of their day. */
interface PlanTerms {
  /** Null without an end. */
  days: number | null;
  /** The limit of open postings. */
  postings: number;
  /** The limit of members; null without one. */
  seats: number | null;
  candidateSearch: boolean;
  /** How long each posting is shown as featured from its opening. */
  featuredDays: number;
  renewal?: PlanRenewal;
  /** Before the first payment of a plan that renews. */
  trialDays?: number;
}

/** The same of an order, which leaves out featured days where there are none. */
export type OrderedTerms = Omit<PlanTerms, 'featuredDays'> & Partial<PlanTerms>;

/** A product on sale. */
export interface Plan extends PlanTerms {
  key: string;
  kind: PlanKind;
  name: string;
  /** A note beside the price. */
  unit: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
}

const terms = {
  currency: 'USD',
  seats: null,
  candidateSearch: true,
  featuredDays: 0,
  renewal: 'once',
  trialDays: 0,
} as const;

/**
 * The plans of the specification (D-10), which a new board begins with. Both that cost have one price: one holds more
 * postings, the other holds them longer.
 */
export const defaultPlans = {
  basic: {
    key: 'basic',
    kind: 'free',
    name: 'Basic',
    unit: '',
    amount: 0,
    days: null,
    postings: 1,
    ...terms,
  },
  professional: {
    key: 'professional',
    kind: 'plan',
    name: 'Professional',
    unit: 'per installation',
    amount: 2900,
    days: 30,
    postings: 10,
    ...terms,
  },
  extended: {
    key: 'extended',
    kind: 'plan',
    name: 'Extended',
    unit: 'per installation',
    amount: 2900,
    days: 90,
    postings: 4,
    ...terms,
  },
  'job-posting': {
    key: 'job-posting',
    kind: 'posting',
    name: 'Job posting',
    unit: '',
    amount: 900,
    days: 30,
    postings: 1,
    ...terms,
  },
} as const satisfies Record<string, Plan>;

/** The checkout's name of a product. */
export function productIdOf({ kind, key }: Pick<Plan, 'kind' | 'key'>): string {
  return kind === 'posting' ? key : `plan-${key}`;
}

/** The checkout's name of featured days that are sold on their own. */
export const productOfFeaturing = 'featuring';

/** "Free", "$29", "$29.50", "29 EUR" */
export function priceOf(
  { amount, currency }: Pick<Plan, 'amount' | 'currency'>,
  language: Locale = 'en',
): string {
  return amount === 0 ? 'Free' : formatMoney(amount, currency, language).replace(/\.0+(?=$| )/, '');
}

/** The content and the duration of a plan, in words. */
export function describePlan({
  days,
  postings,
  seats,
  candidateSearch,
  featuredDays = 0,
  renewal = 'once',
  trialDays = 0,
}: OrderedTerms): string {
  const count = postings === 1 ? 'One active posting' : `${postings} active postings at once`;
  const extras = [
    ...(featuredDays === 0
      ? []
      : [`each featured for ${featuredDays === 1 ? 'one day' : `${featuredDays} days`}`]),
    ...(seats === null ? [] : [seats === 1 ? 'for one member' : `for ${seats} members`]),
    ...(candidateSearch ? [] : ['without the search for candidates']),
  ];
  if (renewal !== 'once') {
    const trial = trialDays === 0 ? [] : [`the first ${trialDays === 1 ? 'day' : `${trialDays} days`} free`];
    return [count, ...extras, ...trial, `renews each ${periodOf(renewal)} until you cancel`].join(', ');
  }
  const length = days === null ? 'for as long as you like' : days === 1 ? 'for one day' : `for ${days} days`;
  return [count, length, ...extras].join(', ');
}

/** "month", "year" */
export const periodOf = (renewal: Exclude<PlanRenewal, 'once'>) => (renewal === 'monthly' ? 'month' : 'year');

/** "$29", "$29 a month" */
export function pricePerPeriodOf(
  plan: Pick<Plan, 'amount' | 'currency' | 'renewal'>,
  language: Locale = 'en',
): string {
  const { renewal = 'once' } = plan;
  return renewal === 'once' ? priceOf(plan, language) : `${priceOf(plan, language)} a ${periodOf(renewal)}`;
}

export interface PriceTax {
  name: string;
  /** In hundredths of a percent. */
  rate: number;
}

interface PricesShown {
  priceTax: PriceTax | null;
  /** Whether the price is shown without the tax. */
  arePricesNet: boolean;
}

/** A price as the operator's country writes it, and the tax that is in it or comes on top. */
export function shownPriceOf(
  plan: Pick<Plan, 'amount' | 'currency' | 'renewal'>,
  { priceTax, arePricesNet }: PricesShown,
  language: Locale = 'en',
): { price: string; tax: string } {
  if (priceTax === null || plan.amount === 0) return { price: pricePerPeriodOf(plan, language), tax: '' };
  const tax = `${Number((priceTax.rate / 100).toFixed(2))} % ${priceTax.name}`;
  if (!arePricesNet) return { price: pricePerPeriodOf(plan, language), tax: `including ${tax}` };
  const net = Math.round((plan.amount * 10_000) / (10_000 + priceTax.rate));
  return {
    price: pricePerPeriodOf({ ...plan, amount: net }, language),
    tax: `plus ${tax}: ${formatMoney(plan.amount, plan.currency, language)}`,
  };
}

/** The plans on offer; only the free one where nothing can be paid. */
export function offeredPlans({
  plans,
  sellsPlans,
}: {
  plans: readonly Plan[] | null;
  sellsPlans: boolean;
}): readonly Plan[] {
  return plansOf(plans).filter(({ kind }) => kind === 'free' || (sellsPlans && kind === 'plan'));
}

/** The plans that can be bought. */
export const paidPlansOf = (plans: readonly Plan[] | null) =>
  plansOf(plans).filter(({ kind }) => kind === 'plan');

/** "$9.00 for 30 days": one posting beyond the plan. */
export function priceOfPosting(plans: readonly Plan[] | null, language: Locale = 'en'): string {
  const { amount, currency, days } =
    plansOf(plans).find(({ kind }) => kind === 'posting') ?? defaultPlans['job-posting'];
  return `${amount === 0 ? 'nothing' : formatMoney(amount, currency, language)} for ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** Pages carry the plans only where they differ from those that a board begins with. */
const plansOf = (plans: readonly Plan[] | null): readonly Plan[] => plans ?? Object.values(defaultPlans);
