import { defaultPageSize } from '@waymark/contract/pagination';
import type { Page } from '@waymark/contract/pagination';
import type {
  UnsignedWebhooks,
  WebhookReceipt,
  WebhookReceiptDetail,
  WebhooksQuery,
} from '@waymark/contract/payments/webhooks';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listChanges, stateOfReceipt, writePayload } from './rules.ts';

type Receipt = Selectable<Tables['webhook_receipts']>;

/** A page of what the checkout reported, the latest first. Throws `not_found` beyond the last page. */
export async function listReceipts(
  database: Kysely<Tables>,
  { show, q, page }: WebhooksQuery,
): Promise<Page<WebhookReceipt>> {
  const pageSize = defaultPageSize;
  const wanted = database
    .selectFrom('webhook_receipts')
    .$if(show === 'refused', (rows) => rows.where('refusal', 'is not', null))
    .$if(q !== '', (rows) => rows.where(({ or, eb }) => or([eb('id', '=', q), eb('order_number', '=', q)])));
  const { total } = await wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await wanted
    .selectAll()
    .orderBy('last_received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map(present), total, page, pageSize };
}

function present(row: Receipt): WebhookReceipt {
  return {
    id: row.id,
    kind: row.kind,
    state: stateOfReceipt(row),
    refusal: row.refusal ?? '',
    orderNumber: row.order_number,
    orderId: row.order_id,
    deliveries: row.deliveries,
    receivedAt: row.received_at.toISOString(),
    lastReceivedAt: row.last_received_at.toISOString(),
  };
}

/** A report with what it said and changed. Throws `not_found`. */
export async function getReceipt(database: Kysely<Tables>, receiptId: string): Promise<WebhookReceiptDetail> {
  const row = await database
    .selectFrom('webhook_receipts')
    .selectAll()
    .where('id', '=', receiptId)
    .executeTakeFirst();
  if (!row) throw noReceipt();
  return {
    ...present(row),
    changes: listChanges(row.changes),
    payload: writePayload(row.payload),
    customer: (await findCustomer(database, row)) ?? null,
  };
}

export function noReceipt(): AppError {
  return new AppError('not_found', 'There is no report of the checkout with this id any more.');
}

async function findCustomer(database: Kysely<Tables>, { payload }: Receipt) {
  if (payload === null) return undefined;
  return database
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', '=', payload.data.customerId)
    .executeTakeFirst();
}

/** What came without a right signature, by day and reason, the latest first: as many rows as days are kept, thrice. */
export async function listUnsigned(database: Kysely<Tables>): Promise<UnsignedWebhooks[]> {
  const rows = await database
    .selectFrom('unsigned_webhooks')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('reason')
    .execute();
  return rows.map(({ last_at: lastAt, last_id: lastId, ...row }) => ({
    ...row,
    lastAt: lastAt.toISOString(),
    lastId,
  }));
}
