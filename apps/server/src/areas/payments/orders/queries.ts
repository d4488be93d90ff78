import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { canInvoice } from './rules.ts';

/** Whether an order has an invoice. */
export const isInvoiced = sql<boolean>`exists (
  select from invoices where kind = 'invoice' and order_id = posting_orders.id
)`;

/** The plan of a company that renews, where one does, and whether there ever was one. */
export async function findSubscriptionsOf(database: Database, companyId: string) {
  const rows = await database
    .selectFrom('subscriptions')
    .select(['item', 'cancel_asked_at', 'ended_at'])
    .where('company_id', '=', companyId)
    .execute();
  return { running: rows.find((row) => row.ended_at === null), hadOne: rows.length > 0 };
}

/** Whether a company may pay by invoice: the seller and its account are named, and staff allow it to all or to this one. */
export async function mayPayByInvoice(
  database: Database,
  companyId: string,
  config: Pick<Config, 'demo'>,
): Promise<boolean> {
  if (!canInvoice(board.settings, config)) return false;
  return (await findPermission(database, companyId)) ?? board.settings.invoicing.isOffered;
}

/** The decision of staff for a company; null leaves it to the board's setting. */
export async function findPermission(database: Database, companyId: string): Promise<boolean | null> {
  const row = await database
    .selectFrom('invoice_permissions')
    .select('is_allowed')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.is_allowed ?? null;
}
