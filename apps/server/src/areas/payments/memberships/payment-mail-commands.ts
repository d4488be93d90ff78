import { formatMoney } from '@waymark/contract/text/format-money';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import { mailRecruiters } from '../../companies/companies/member-commands.ts';
import { paymentArrivedMail } from './emails/payment-arrived.ts';
import { paymentRefundedMail } from './emails/payment-refunded.ts';
import { describeOrder } from './order-rules.ts';

type Parts = Pick<Services, 'queue' | 'config'>;

/** Tells whoever paid; nobody where the account is gone. */
export async function mailPayment(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  orderId: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('posting_orders')
    .innerJoin('users', 'users.id', 'posting_orders.paid_by')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at'])
    .select(['kind', 'product_id', 'item', 'amount', 'currency', 'receipt_number'])
    .where('posting_orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return;
  const mail = paymentArrivedMail(addresseeOf(row), {
    name: describeOrder(row).name,
    amount: formatMoney(row.amount, row.currency),
    receiptNumber: row.receipt_number ?? '',
    publicUrl: config.publicUrl,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: row.id, about: orderId });
}

/** Tells the company what a refund means for it. */
export async function mailRefund(
  transaction: Kysely<Tables>,
  parts: Parts,
  orderId: string,
  consequence: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('posting_orders')
    .select(['company_id', 'kind', 'product_id', 'item', 'amount', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (row.company_id === null) return;
  await mailRecruiters(transaction, parts, row.company_id, (to) => ({
    ...paymentRefundedMail(to, {
      name: describeOrder(row).name,
      amount: formatMoney(row.amount, row.currency),
      consequence,
      publicUrl: parts.config.publicUrl,
    }),
    about: orderId,
  }));
}
