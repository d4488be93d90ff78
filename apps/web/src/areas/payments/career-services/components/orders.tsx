import type { CareerServicesOrder } from '@waymark/contract/payments/career-services';
import { useEffect } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { openLater } from '../../../../lib/new-window.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { forgetOrders, loadOrders, refreshOrders, useProduct } from '../../../../lib/product-store.ts';
import { findPortalAddress } from '../api/find-portal-address.ts';
import { formatDollars, orderToShow } from '../rules.ts';
import styles from './orders.module.css';
import { OrderProgress, ViewOrder } from './order-progress.tsx';

/**
 * Keeps the candidate's orders at hand, for the whole site once. Whoever comes back to this window may have
 * bought something in another one, so they are asked for anew then; where there is one, it moves by itself (L-18).
 */
export function OrderKeeper() {
  useEffect(() => {
    void loadOrders();
    const refresh = () => document.visibilityState === 'visible' && void refreshOrders();
    document.addEventListener('visibilitychange', refresh);
    // Two windows side by side are both visible all the time.
    addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('focus', refresh);
      forgetOrders();
    };
  }, []);
  const { user } = useAuth();
  const hasOrders = useProduct(({ careerServicesOrders }) => careerServicesOrders.length > 0);
  const userId = user?.id;
  useEffect(() => {
    if (!hasOrders || userId === undefined) return;
    const leaving = new AbortController();
    const begin = async () => {
      const { followAccount } = await import('../../../../lib/follow-account.ts');
      followAccount(userId, leaving.signal);
    };
    // Without it orders still move when somebody comes back to the window.
    begin().catch(() => undefined);
    return () => leaving.abort();
  }, [hasOrders, userId]);
  return null;
}

/** In the header, for whoever has bought something only (D-6). */
export function CareerServicesLogin() {
  if (useProduct().careerServicesOrders.length === 0) return null;
  return (
    <Button variant="quiet" onClick={() => void openLater(findPortalAddress)}>
      Career Services Login
    </Button>
  );
}

/** Above the job list: the order in work and how far it is (D-7). */
export function OrderBanner() {
  const order = orderToShow(useProduct().careerServicesOrders);
  if (!order) return null;
  const { packageName, packagePrice } = order.package;
  return (
    <section className={styles['banner']} aria-label="Your order">
      <div className={styles['inner']}>
        <p className={styles['summary']}>
          {packageName}, {formatDollars(packagePrice)}
        </p>
        <OrderProgress order={order} />
        <ViewOrder order={order} />
      </div>
    </section>
  );
}

/** On the home page, before everything that is for everybody (D-7). */
export function OrderDetails() {
  const { careerServicesOrders } = useProduct();
  if (careerServicesOrders.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="your-orders">
      <h2 className={styles['title']} id="your-orders">
        {careerServicesOrders.length === 1 ? 'Your order' : 'Your orders'}
      </h2>
      <ul className={styles['orders']}>
        {careerServicesOrders.map((order) => (
          <OrderDetail order={order} key={order.id} />
        ))}
      </ul>
    </section>
  );
}

function OrderDetail({ order }: { order: CareerServicesOrder }) {
  const { package: sold, orderedAt } = order;
  return (
    <li className={styles['order']}>
      <h3 className={styles['name']}>{sold.packageName}</h3>
      <p className={styles['facts']}>
        {formatDollars(sold.packagePrice)}, ordered on{' '}
        <time dateTime={orderedAt}>{formatDate(orderedAt)}</time>
      </p>
      <div className={styles['bar']}>
        <OrderProgress order={order} />
      </div>
      <div className={styles['way']}>
        <ViewOrder order={order} />
      </div>
    </li>
  );
}
