/** Plans in the order of the home page. */
export const paidPlans = ['professional', 'extended'] as const;
export type PaidPlan = (typeof paidPlans)[number];
export const planKeys = ['basic', ...paidPlans] as const;
export type PlanKey = (typeof planKeys)[number];

interface MembershipPlan {
  key: PlanKey;
  name: string;
  price: string;
  unit: string;
  /** The limit of open postings. */
  postings: number;
}

/** A paid plan: bought once for a number of days, without renewal. */
interface PaidTerms {
  productId: string;
  /** In cents of a US dollar. */
  amount: number;
  days: number;
}

/**
 * The plans and prices of the home page (D-10). Both that cost have one price: one holds more postings, the other
 * holds them longer.
 */
export const membershipPlans: readonly MembershipPlan[] = [
  { key: 'basic', name: 'Basic', price: 'Free', unit: '', postings: 1 },
  { key: 'professional', name: 'Professional', price: '$29', unit: 'per installation', postings: 10 },
  { key: 'extended', name: 'Extended', price: '$29', unit: 'per installation', postings: 4 },
];

export const paidTerms: Readonly<Record<PaidPlan, PaidTerms>> = {
  professional: { productId: 'plan-professional', amount: 2900, days: 30 },
  extended: { productId: 'plan-extended', amount: 2900, days: 90 },
};

/** One posting beyond the plan. */
export const singlePosting: PaidTerms = { productId: 'job-posting', amount: 900, days: 30 };

/** The content and the duration of a plan, in words. */
export function describePlan({ key, postings }: MembershipPlan): string {
  const count = postings === 1 ? 'One active posting' : `${postings} active postings at once`;
  return key === 'basic' ? `${count}, for as long as you like` : `${count}, for ${paidTerms[key].days} days`;
}

/** The plans on offer; without a checkout, only free ones. */
export function offeredPlans({ hasCheckout }: { hasCheckout: boolean }): readonly MembershipPlan[] {
  return hasCheckout ? membershipPlans : membershipPlans.filter(({ key }) => key === 'basic');
}

/** The plan of a key. */
export function planOf(key: PlanKey): MembershipPlan {
  return membershipPlans.find((plan) => plan.key === key) as MembershipPlan;
}
