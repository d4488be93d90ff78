import { msg } from '@waymark/contract/text/message';
import type { CareerServicesOrder } from '@waymark/contract/payments/career-services';
import { useEffect } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { Button } from '../../../../components/form/button.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { openLater } from '../../../../lib/new-window.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { forgetOrders, loadOrders, refreshOrders, useProduct } from '../../../../lib/product-store.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { formatPrice, orderToShow } from '../rules.ts';
import styles from './career-services.module.css';
import { useSay, rich } from '../../../../lib/languages/say.ts';

/** Opens the career-services portal in a new tab, signed in; its login code works for two minutes (D-6). */
const openPortal = () =>
  openLater(async () => (await callApi('GET /product/get-career-services-login')).data.autoLoginUrl);

/**
 * Loads the candidate's orders once for the whole site, and again when the window gets the focus: something may have
 * been bought in another one. Events move orders that are there (L-18).
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
    const follow = async () => {
      const { followAccount } = await import('../../../../lib/follow-account.ts');
      followAccount(userId, leaving.signal);
    };
    // Without events, orders still move when the window gets the focus.
    follow().catch(() => undefined);
    return () => leaving.abort();
  }, [hasOrders, userId]);
  return null;
}

/** In the header, for customers only (D-6). */
export function CareerServicesLogin() {
  const say = useSay();
  if (useProduct().careerServicesOrders.length === 0) return null;
  return (
    <Button variant="quiet" onClick={() => void openPortal()}>
      {say`Career Services Login`}
    </Button>
  );
}

/** Above the job list: the order in work and how far it is (D-7). */
export function OrderBanner() {
  const say = useSay();
  const locale = useLocale();
  const order = orderToShow(useProduct().careerServicesOrders);
  if (!order) return null;
  return (
    <section className={styles['banner']} aria-label={say`Your order`}>
      <div className={`${ui['pageWidth']} ${styles['inner']}`}>
        <p className={`${ui['strong']} ${styles['summary']}`}>
          {order.package.packageName}, {formatPrice(order.package, locale)}
        </p>
        <OrderProgress order={order} />
        <ViewOrder order={order} />
      </div>
    </section>
  );
}

/** At the top of the home page (D-7). */
export function OrderDetails() {
  const say = useSay();
  const { careerServicesOrders } = useProduct();
  if (careerServicesOrders.length === 0) return null;
  return (
    <section className={`${ui['pageWidth']} ${styles['ordersSection']}`} aria-labelledby="your-orders">
      <h2 className={styles['title']} id="your-orders">
        {careerServicesOrders.length === 1 ? say`Your order` : say`Your orders`}
      </h2>
      <ul className={ui['grid4']}>
        {careerServicesOrders.map((order) => (
          <OrderDetail order={order} key={order.id} />
        ))}
      </ul>
    </section>
  );
}

function OrderDetail({ order }: { order: CareerServicesOrder }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { package: sold, orderedAt } = order;
  return (
    <li className={`${ui['card']} ${styles['order']}`}>
      <h3 className={styles['ordersName']}>{sold.packageName}</h3>
      <p className={`${ui['note']} ${styles['facts']}`}>
        {rich(
          say,
          msg`${formatPrice(sold, locale)}, ordered on <time>${formatDate(words, orderedAt, locale)}</time>`,
          { time: <time dateTime={orderedAt} /> },
        )}
      </p>
      <div className={styles['ordersBar']}>
        <OrderProgress order={order} />
      </div>
      <div className={styles['way']}>
        <ViewOrder order={order} />
      </div>
      {order.invoices.length > 0 && (
        <div className={`${ui['wrap']} ${styles['way']}`}>
          {order.invoices.map((number) => (
            <InvoiceFile key={number} number={number} />
          ))}
        </div>
      )}
      {sold.refundTerms && (
        <details className={`${ui['note']} ${styles['orderTerms']}`}>
          <summary>{say`Refund terms`}</summary>
          <p className={styles['terms']}>{sold.refundTerms}</p>
        </details>
      )}
    </li>
  );
}

function InvoiceFile({ number }: { number: string }) {
  const say = useSay();
  const { pending, run } = useAction(showFailed);
  const download = () =>
    run(() => downloadFile('GET /product/invoices/:number/pdf', { params: { number } }, `${number}.pdf`));
  return (
    <Button variant="quiet" pending={pending} onClick={download}>
      {say`${number} (PDF)`}
    </Button>
  );
}

interface OrderPart {
  order: CareerServicesOrder;
}

/** The progress of the work; none after a refund. */
function OrderProgress({ order: { package: sold, statusPercentage, refunded } }: OrderPart) {
  const say = useSay();
  if (refunded) return <p>{say`Refunded`}</p>;
  return (
    <div className={`${ui['row3']} ${ui['numbers']}`}>
      <progress
        className={styles['progressBar']}
        max={100}
        value={statusPercentage}
        aria-label={say`Progress of ${sold.packageName}`}
      />
      <span className={styles['figure']}>{statusPercentage} %</span>
    </div>
  );
}

function ViewOrder({ order: { package: sold } }: OrderPart) {
  const say = useSay();
  return (
    <Button variant="secondary" onClick={() => void openPortal()}>
      {say`View Order`}
      <VisuallyHidden> {sold.packageName}</VisuallyHidden>
    </Button>
  );
}
