import type { CareerServicesOrder } from '@waymark/contract/payments/career-services';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { openLater } from '../../../../lib/new-window.ts';
import { findPortalAddress } from '../api/find-portal-address.ts';
import styles from './order-progress.module.css';

interface OrderPart {
  order: CareerServicesOrder;
}

/** How far the work is, as a bar and in figures; none is done for money that was given back. */
export function OrderProgress({ order: { package: sold, statusPercentage, refunded } }: OrderPart) {
  if (refunded) return <p>Refunded</p>;
  return (
    <div className={styles['progress']}>
      <progress
        className={styles['bar']}
        max={100}
        value={statusPercentage}
        aria-label={`Progress of ${sold.packageName}`}
      />
      <span className={styles['figure']}>{statusPercentage} %</span>
    </div>
  );
}

/** Opens the portal in a new tab, signed in. */
export function ViewOrder({ order: { package: sold } }: OrderPart) {
  return (
    <Button variant="secondary" onClick={() => void openLater(findPortalAddress)}>
      View Order
      <VisuallyHidden> of {sold.packageName}</VisuallyHidden>
    </Button>
  );
}
