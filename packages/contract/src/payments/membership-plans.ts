import { enumerate } from './enumerate.ts';
import { formatMoney } from '../text/format.ts';
import { msg, plural, type Message, type Money } from '../text/message.ts';
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
    name: msg`Basic`,
    unit: '',
    amount: 0,
    days: null,
    postings: 1,
    ...terms,
  },
  professional: {
    key: 'professional',
    kind: 'plan',
    name: msg`Professional`,
    unit: msg`per installation`,
    amount: 2900,
    days: 30,
    postings: 10,
    ...terms,
  },
  extended: {
    key: 'extended',
    kind: 'plan',
    name: msg`Extended`,
    unit: msg`per installation`,
    amount: 2900,
    days: 90,
    postings: 4,
    ...terms,
  },
  'job-posting': {
    key: 'job-posting',
    kind: 'posting',
    name: msg`Job posting`,
    unit: '',
    amount: 900,
    days: 30,
    postings: 1,
    ...terms,
  },
} as const satisfies Record<string, Plan>;

/** The texts that the database has for the plans of a new board, and for packages whose terms nobody has written. */
export const storedTexts: Readonly<Record<'plans' | 'packages', readonly string[]>> = {
  plans: [
    ...Object.values(defaultPlans).flatMap(({ name, unit }) => [name, unit]),
    msg`When a plan is refunded it ends at once, and postings that no longer fit close seven days later.`,
    msg`A posting that is refunded closes at once unless the plan has a place for it.`,
  ],
  packages: [
    msg`To ask for a refund, write to the career services and name your order. The rights that the law gives you as a consumer stay as they are.`,
  ],
};

/** The checkout's name of a product. */
export function productIdOf({ kind, key }: Pick<Plan, 'kind' | 'key'>): string {
  return kind === 'posting' ? key : `plan-${key}`;
}

/** The checkout's name of featured days that are sold on their own. */
export const productOfFeaturing = 'featuring';

/** "Free", "$29", "$29.50", "29 EUR" */
export function priceOf({ amount, currency }: Pick<Plan, 'amount' | 'currency'>, language: Locale): string {
  return amount === 0 ? msg`Free` : formatMoney(amount, currency, language).replace(/\.0+(?=$| )/, '');
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
}: OrderedTerms): Message {
  const count = postings === 1 ? msg`One active posting` : msg`${plural(postings, 'active posting')} at once`;
  const extras = [
    ...(featuredDays === 0 ? [] : [describeFeatured(featuredDays)]),
    ...(seats === null ? [] : [seats === 1 ? msg`for one member` : msg`for ${plural(seats, 'member')}`]),
    ...(candidateSearch ? [] : [msg`without the search for candidates`]),
  ];
  if (renewal !== 'once') {
    const trial = trialDays === 0 ? [] : [describeTrial(trialDays)];
    const renews =
      renewal === 'monthly'
        ? msg`renews each month until you cancel`
        : msg`renews each year until you cancel`;
    return enumerate([count, ...extras, ...trial, renews]);
  }
  return enumerate([count, describeLength(days), ...extras]);
}

const describeFeatured = (days: number): Message =>
  days === 1 ? msg`each featured for one day` : msg`each featured for ${plural(days, 'day')}`;
const describeTrial = (days: number): Message =>
  days === 1 ? msg`the first day free` : msg`the first ${plural(days, 'day')} free`;

function describeLength(days: number | null): Message {
  if (days === null) return msg`for as long as you like`;
  return days === 1 ? msg`for one day` : msg`for ${plural(days, 'day')}`;
}

/** "$29", "$29 a month" */
export function pricePerPeriodOf(
  plan: Pick<Plan, 'amount' | 'currency' | 'renewal'>,
  language: Locale,
): Message {
  const { renewal = 'once' } = plan;
  return renewal === 'once' ? priceOf(plan, language) : perPeriod(priceOf(plan, language), renewal);
}

/** "$29 a month" */
export const perPeriod = (price: string | Money, renewal: Exclude<PlanRenewal, 'once'>): Message =>
  renewal === 'monthly' ? msg`${price} a month` : msg`${price} a year`;

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
  language: Locale,
): { price: Message; tax: Message } {
  if (priceTax === null || plan.amount === 0) return { price: pricePerPeriodOf(plan, language), tax: '' };
  const rate = Number((priceTax.rate / 100).toFixed(2));
  const { name } = priceTax;
  if (!arePricesNet)
    return { price: pricePerPeriodOf(plan, language), tax: msg`including ${rate} % ${name}` };
  const net = Math.round((plan.amount * 10_000) / (10_000 + priceTax.rate));
  return {
    price: pricePerPeriodOf({ ...plan, amount: net }, language),
    tax: msg`plus ${rate} % ${name}: ${formatMoney(plan.amount, plan.currency, language)}`,
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
export function priceOfPosting(plans: readonly Plan[] | null, language: Locale): Message {
  const { amount, currency, days } =
    plansOf(plans).find(({ kind }) => kind === 'posting') ?? defaultPlans['job-posting'];
  return amount === 0
    ? msg`nothing for ${plural(days ?? 0, 'day')}`
    : msg`${formatMoney(amount, currency, language)} for ${plural(days ?? 0, 'day')}`;
}

/** Pages carry the plans only where they differ from those that a board begins with. */
const plansOf = (plans: readonly Plan[] | null): readonly Plan[] => plans ?? Object.values(defaultPlans);
