import type { CareerServicesOrder } from '@waymark/contract/career-services';
import { formatDate } from '../../../lib/format-date.ts';
import { useProduct } from '../../../lib/product-store.ts';
import { formatDollars } from '../rules.ts';
import { OrderProgress, ViewOrder } from './order-progress.tsx';
import styles from './order-details.module.css';

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
