import { useProduct } from '../../../lib/product-store.ts';
import { summaryOf } from '../rules.ts';
import { OrderProgress, ViewOrder } from './order-progress.tsx';
import styles from './order-banner.module.css';

/** Above the job list: the newest order and how far it is (D-7). */
export function OrderBanner() {
  const [order] = useProduct().careerServicesOrders;
  if (!order) return null;
  return (
    <section className={styles['banner']} aria-label="Your order">
      <div className={styles['inner']}>
        <p className={styles['name']}>{summaryOf(order)}</p>
        <OrderProgress order={order} />
        <ViewOrder order={order} />
      </div>
    </section>
  );
}
