import type { CareerServicesOrder } from '@waymark/contract/career-services';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { openLater } from '../../../lib/new-window.ts';
import { forgetOrders, loadOrders, refreshOrders, useProduct } from '../../../lib/product-store.ts';
import { findPortalAddress } from '../api/find-portal-address.ts';
import { formatDollars } from '../rules.ts';
import styles from './orders.module.css';
import { OrderProgress, ViewOrder } from './order-progress.tsx';

/**
 * Keeps the candidate's orders at hand, for the whole site once. Whoever comes back to this window may have
 * bought something or seen the work move on in another one, so they are asked for anew then.
 */
export function OrderKeeper() {
  useEffect(() => {
    void loadOrders();
    const refresh = () => document.visibilityState === 'visible' && void refreshOrders();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      forgetOrders();
    };
  }, []);
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

/** Above the job list: the newest order and how far it is (D-7). */
export function OrderBanner() {
  const [order] = useProduct().careerServicesOrders;
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
