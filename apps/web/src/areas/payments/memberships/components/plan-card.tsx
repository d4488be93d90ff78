import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import { planOf } from '@waymark/contract/payments/membership-plans';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { describeUse, describeWaiting } from '../rules.ts';
import type { Pay } from './use-checkout.ts';
import styles from './plan-card.module.css';
import { PlanOffers } from './plan-offers.tsx';

interface PlanCardProps {
  plan: CompanyPlan;
  transactions: readonly Transaction[];
  mayPay: boolean;
  onPay: Pay;
}

/** What the company may have open at once, how much of it is in use, and what there is beyond. */
export function PlanCard({ plan, transactions, mayPay, onPay }: PlanCardProps) {
  const waiting = describeWaiting(plan, transactions);
  return (
    <div className={styles['plan']}>
      <Card title={`Your plan: ${planOf(plan.plan).name}`}>
        <p>
          {describeUse(plan)} {plan.endsAt && <Until isoDate={plan.endsAt} />}
        </p>
        {plan.ended && (
          <p>
            Your {planOf(plan.ended.plan).name} plan ended on{' '}
            <time dateTime={plan.ended.endedAt}>{formatDate(plan.ended.endedAt)}</time>.
          </p>
        )}
        <Closing closing={plan.closing} />
        {waiting && (
          <Notice tone="bad">
            <p>{waiting}</p>
            <p>
              <Link to={paths.companyManageJob}>Go to your jobs</Link>
              {!board.hasCheckout && (
                <>
                  {' or '}
                  <Link to={paths.contact}>write to us</Link>
                </>
              )}
            </p>
          </Notice>
        )}
        {board.hasCheckout && <PlanOffers mayPay={mayPay} onPay={onPay} />}
      </Card>
    </div>
  );
}

function Until({ isoDate }: { isoDate: string }) {
  return (
    <>
      It ends on <time dateTime={isoDate}>{formatDate(isoDate)}</time>, by itself.
    </>
  );
}

/** Said until there is a place: nothing closes silently. */
function Closing({ closing }: Pick<CompanyPlan, 'closing'>) {
  if (closing.length === 0) return null;
  return (
    <Notice tone="bad">
      <p>
        Your plan has no place for these postings any more. They close unless you{' '}
        {board.hasCheckout && 'take a plan or '}close others:
      </p>
      <ul className={styles['closing']}>
        {closing.map(({ jobId, title, closesAt }) => (
          <li key={jobId}>
            {title}, on <time dateTime={closesAt}>{formatDate(closesAt)}</time>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
