import type { Database } from '../../../platform/database/tables.ts';
import { findCompanyBilling, findPersonBilling } from '../invoices/buyer-queries.ts';
import type { InvoiceRow } from '../tables.ts';

/** Where the buyer of an invoice takes invoices as data now; empty where it is not known. */
export async function findBuyerEmail(
  database: Database,
  { order_id: orderId, package_order_id: packageOrderId }: InvoiceRow,
): Promise<string> {
  if (orderId !== null) {
    const order = await database
      .selectFrom('posting_orders')
      .select('company_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    return order?.company_id ? (await findCompanyBilling(database, order.company_id)).email : '';
  }
  const order = await database
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', packageOrderId)
    .executeTakeFirst();
  return order?.user_id ? (await findPersonBilling(database, order.user_id)).email : '';
}
