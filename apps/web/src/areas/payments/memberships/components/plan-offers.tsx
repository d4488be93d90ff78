import {
  describePlan,
  paidPlans,
  planOf,
  singlePosting,
  type PaidPlan,
} from '@waymark/contract/payments/membership-plans';
import { formatMoney } from '@waymark/contract/text/format-money';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { orderPlan } from '../api/order-plan.ts';
import { chosenPlanOf } from '../rules.ts';
import type { Pay } from './use-checkout.ts';
import styles from './plan-card.module.css';

/** The plans that cost. Whoever comes from the button of one finds that one in front. */
export function PlanOffers({ mayPay, onPay }: { mayPay: boolean; onPay: Pay }) {
  const chosen = chosenPlanOf(useSearchParams()[0]);
  return (
    <>
      {chosen && <p>You chose {planOf(chosen).name}. It begins when it is paid.</p>}
      <ul className={styles['offers']}>
        {paidPlans.map((plan) => (
          <Offer key={plan} plan={plan} isChosen={plan === chosen} mayPay={mayPay} onPay={onPay} />
        ))}
      </ul>
      <p className={styles['terms']}>
        An installation is one purchase: it is paid once, and nothing renews by itself. One posting beyond the
        plan costs {formatMoney(singlePosting.amount, 'USD')} for {singlePosting.days} days. When a plan is
        refunded it ends at once, and postings that no longer fit close seven days later; a posting that is
        refunded closes at once unless the plan has a place for it.
        {!mayPay && ' To order, pay or cancel, ask an owner of the company for the role.'}
      </p>
    </>
  );
}

interface OfferProps {
  plan: PaidPlan;
  isChosen: boolean;
  mayPay: boolean;
  onPay: Pay;
}

function Offer({ plan, isChosen, mayPay, onPay }: OfferProps) {
  const [pending, setPending] = useState(false);
  const offer = planOf(plan);

  async function order() {
    setPending(true);
    await onPay(() => orderPlan(plan));
    setPending(false);
  }

  return (
    <li className={styles['offer']} data-chosen={isChosen || undefined}>
      <div>
        <h3 className={styles['name']}>{offer.name}</h3>
        <p>
          {offer.price} {offer.unit}: {describePlan(offer)}.
        </p>
      </div>
      {mayPay && (
        <Button variant={isChosen ? 'primary' : 'secondary'} pending={pending} onClick={() => void order()}>
          Order {offer.name}
        </Button>
      )}
    </li>
  );
}
