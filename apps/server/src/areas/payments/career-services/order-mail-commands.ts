import { formatMoney } from '@waymark/contract/text/format-money';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf, type Addressee } from '../../identity/accounts/addressee-rules.ts';
import { orderFinishedMail } from './emails/order-finished.ts';
import { orderReceivedMail, type OrderedPackage } from './emails/order-received.ts';
import { orderRefundedMail } from './emails/order-refunded.ts';
import type { OrderNews } from './order-rules.ts';

const mails: Record<OrderNews, (to: Addressee, order: OrderedPackage) => Mail> = {
  received: orderReceivedMail,
  finished: orderFinishedMail,
  refunded: orderRefundedMail,
};

/** Tells a customer what has become of an order, in the transaction that caused it. An account that is gone gets none. */
export async function mailOrderNews(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  orderId: string,
  news: readonly OrderNews[],
): Promise<void> {
  if (news.length === 0) return;
  const row = await transaction
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at'])
    .select(['orders.package_name', 'orders.price_cents'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return;
  const order = {
    packageName: row.package_name,
    amount: formatMoney(row.price_cents, 'USD'),
    publicUrl: config.publicUrl,
  };
  for (const one of news) {
    const mail = mails[one](addresseeOf(row), order);
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: row.id, about: orderId });
  }
}
