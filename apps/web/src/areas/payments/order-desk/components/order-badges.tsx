import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { orderMarks, staffOrderStatuses } from '@waymark/contract/payments/choices/staff-orders';
import type { StaffOrder } from '@waymark/contract/payments/staff-orders';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { toneOfStatus } from '../rules.ts';

/** What the checkout says of an order, and what staff noted of it. */
export function OrderBadges({ order: { status, percentage, mark } }: { order: StaffOrder }) {
  return (
    <span className={styles['badges']}>
      <Badge tone={toneOfStatus(status)}>
        {labelOf(staffOrderStatuses, status)}
        {status === 'working' && `, ${percentage} %`}
      </Badge>
      {mark && <Badge tone={mark === 'problem' ? 'bad' : 'neutral'}>{labelOf(orderMarks, mark)}</Badge>}
    </span>
  );
}
