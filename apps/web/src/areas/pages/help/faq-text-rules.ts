import { alertFrequencies } from '@waymark/contract/seeking/choices/alerts';
import { describePlan, membershipPlans } from '@waymark/contract/payments/membership-plans';

/** "at most once an hour, at most once a day, or at most once a week" */
export const describeRhythms = () =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(alertFrequencies.map(({ every }) => every));

/** Each plan with its price and what it holds, a sentence each. */
export const describePlans = () =>
  membershipPlans
    .map((plan) => {
      const price = [plan.price, plan.unit].filter(Boolean).join(' ');
      return `${plan.name}, ${price}: ${describePlan(plan).toLowerCase()}.`;
    })
    .join(' ');
