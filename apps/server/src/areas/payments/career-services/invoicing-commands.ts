import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { findPersonBilling, personAsBuyer } from '../invoices/buyer-queries.ts';
import { creditOrder } from '../invoices/credit-commands.ts';
import { issueInvoice } from '../invoices/issuing-commands.ts';

/** Writes the invoice of a package that was paid for, to the buyer as it is now, which is kept with the order. */
export async function invoicePackage(
  transaction: Database,
  config: Pick<Config, 'demo' | 'contact'>,
  orderId: string,
): Promise<void> {
  const order = await transaction
    .selectFrom('orders')
    .select(['user_id', 'package_name', 'price_cents', 'currency', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { user_id: userId, price_cents: total, currency, package_name: item } = order;
  if (userId === null || total === 0) return;
  const buyer = personAsBuyer(await findPersonBilling(transaction, userId));
  await transaction
    .updateTable('orders')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', orderId)
    .execute();
  await issueInvoice(transaction, config, {
    order: { package_order_id: orderId },
    write: (say) => ({
      name: board.ownText(item, say.language),
      description: say`Career services, as they were offered when this was ordered.`,
    }),
    buyer,
    total,
    currency,
    period: { from: order.created_at.toISOString().slice(0, 10), to: null },
    paidWith: msg`at the checkout`,
    askedBy: userId,
  });
}

/** Writes the credit note of what was given back of a package in all; nothing where nothing was. */
export async function creditPackage(transaction: Database, orderId: string, refunded: number): Promise<void> {
  if (refunded > 0) await creditOrder(transaction, { package_order_id: orderId }, refunded);
}
