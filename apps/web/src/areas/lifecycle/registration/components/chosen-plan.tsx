import { describePlan, planOf, type PaidPlan } from '@waymark/contract/payments/membership-plans';

/** What the registration ends with, said before it begins. */
export function ChosenPlan({ plan }: { plan: PaidPlan }) {
  const chosen = planOf(plan);
  return (
    <p>
      You chose <strong>{chosen.name}</strong>, {chosen.price} {chosen.unit}: {describePlan(chosen)}. It is
      ordered with your registration, and paid once your email address is confirmed.
    </p>
  );
}
