import { readFlag, readPaymentMethod } from '../invoices/kept-words-rules.ts';
import type { Say } from '@waymark/contract/text/say';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { StaffOrder, StaffOrderDetail, StaffOrdersQuery } from '@waymark/contract/payments/staff-orders';
import type {
  UnsignedWebhooks,
  WebhookReceipt,
  WebhookReceiptDetail,
  WebhooksQuery,
} from '@waymark/contract/payments/webhooks';
import { msg } from '@waymark/contract/text/message';
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { CheckoutConfig } from '../../../platform/settings/checkout-settings.ts';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listNotesOn } from '../../identity/audit/queries.ts';
import { board } from '../../../platform/board/board.ts';
import { nameItem } from '../memberships/rules.ts';
import { isInvoiced } from '../orders/queries.ts';
import {
  checkoutUrlOf,
  isReceiptMailable,
  listChanges,
  listOrderEvents,
  type OrderRow,
  stateOfReceipt,
  writePayload,
} from './rules.ts';

/** Both kinds of orders as one: candidates’ packages, and companies’ orders. */
const orders = sql`(
  select orders.id, 'package' as kind, external_id as number, external_id as checkout_number, package_name as item, false as is_featuring,
    price_cents as amount, currency,
    case when refunded_at is not null then 'refunded' when status_percentage = 100 then 'done' else 'working' end
      as status,
    status_percentage as percentage, '' as flag, '' as payment_method,
    (select number from invoices where package_order_id = orders.id and invoices.kind = 'invoice') as receipt_number,
    staff_mark, staff_note, created_at, updated_at, created_at as paid_at, refunded_at, null::timestamptz as canceled_at,
    user_id, null::uuid as company_id, refund_terms,
    user_id is not null and price_cents > 0 and refunded_at is null and not exists (
      select from invoices where package_order_id = orders.id and invoices.kind = 'invoice'
    ) as is_uninvoiced
  from orders
  union all
  select id, kind, number::text, external_id,
    item, coalesce(terms ? 'featuredJobId', false), amount, currency, status, null, flag, payment_method,
    coalesce((
      select invoices.number from invoices where order_id = posting_orders.id and invoices.kind = 'invoice'
    ), receipt_number), staff_mark, staff_note, created_at, null, paid_at, refunded_at, canceled_at, paid_by, company_id,
    terms ->> 'refundTerms', status = 'paid' and company_id is not null and amount > 0 and not ${isInvoiced}
  from posting_orders
) as listed`;

const withParties = sql`${orders}
  left join users on users.id = listed.user_id
  left join companies on companies.id = listed.company_id`;

const columns = sql`listed.*, rtrim(users.first_name || ' ' || users.last_name) as user_name, users.email as user_email,
  companies.name as company_name`;

/** Flagged orders without a note, and those marked as a problem. */
const waitsForStaff = sql<SqlBool>`(
  listed.staff_mark = 'problem' or (listed.status = 'flagged' and listed.staff_mark is null)
)`;

/** A page of orders, newest first. Throws `not_found` beyond the last page. */
export async function listStaffOrders(
  say: Say,
  database: Database,
  query: StaffOrdersQuery,
): Promise<Page<StaffOrder>> {
  const { page } = query;
  const pageSize = defaultPageSize;
  const wanted = sql.join(conditionsOf(query), sql` and `);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${withParties} where ${wanted}
  `.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<OrderRow>`
    select ${columns} from ${withParties} where ${wanted}
    order by listed.created_at desc, listed.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { data: rows.map((row) => presentOrder(say, row)), total, page, pageSize };
}

function conditionsOf({ show, q, kind, status, from, to }: StaffOrdersQuery): RawBuilder<SqlBool>[] {
  const text = sql`lower(concat_ws(' ', listed.number, listed.checkout_number, listed.item, listed.receipt_number,
    users.first_name, users.last_name, users.email, companies.name))`;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return [
    { look: waitsForStaff, uninvoiced: sql<SqlBool>`listed.is_uninvoiced`, all: sql<SqlBool>`true` }[show],
    ...(kind ? [sql<SqlBool>`listed.kind = ${kind}`] : []),
    ...(status ? [sql<SqlBool>`listed.status = ${status}`] : []),
    ...(from ? [sql<SqlBool>`listed.created_at >= ${from}::date::timestamp at time zone 'UTC'`] : []),
    ...(to ? [sql<SqlBool>`listed.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
    ...words.map((word) => sql<SqlBool>`strpos(${text}, ${word}) > 0`),
  ];
}

/** An order of either kind. Throws `not_found`. */
export async function getOrder(database: Database, orderId: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from ${withParties} where listed.id = ${orderId}
  `.execute(database);
  const [row] = rows;
  if (!row) throw new AppError('not_found', msg`There is no order with this address.`);
  return row;
}

/** Limit of each list. */
const maxShown = 50;

/** An order with its history. Throws `not_found`. */
export async function getStaffOrder(
  say: Say,
  database: Database,
  checkout: CheckoutConfig | undefined,
  orderId: string,
): Promise<StaffOrderDetail> {
  const order = await getOrder(database, orderId);
  return {
    ...presentOrder(say, order),
    note: order.staff_note,
    checkoutNumber: order.checkout_number,
    checkoutUrl: checkoutUrlOf(checkout, order.checkout_number),
    paymentMethod: say(readPaymentMethod(order.payment_method)),
    receiptNumber: order.receipt_number,
    refundTerms: board.ownText(order.refund_terms ?? '', say.language),
    flag: say(readFlag(order.flag)),
    events: listOrderEvents(order, await listHandoffs(database, orderId)).map(({ what, at }) => ({
      what: say(what),
      at,
    })),
    receipts: await listReceiptsOf(database, orderId),
    mails: await listMails(database, orderId),
    isReceiptMailable: isReceiptMailable(order),
    isUninvoiced: order.is_uninvoiced,
    history: await listNotesOn(database, 'order', orderId),
  };
}

async function listHandoffs(database: Database, orderId: string): Promise<Date[]> {
  const rows = await database
    .selectFrom('posting_handoffs')
    .select('created_at')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .limit(maxShown)
    .execute();
  return rows.map((row) => row.created_at);
}

async function listReceiptsOf(database: Database, orderId: string): Promise<StaffOrderDetail['receipts']> {
  const rows = await database
    .selectFrom('webhook_receipts')
    .select(['id', 'kind', 'refusal', 'set_aside_at', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('id')
    .limit(maxShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOfReceipt(row),
    at: row.received_at.toISOString(),
  }));
}

async function listMails(database: Database, orderId: string): Promise<StaffOrderDetail['mails']> {
  const rows = await database
    .selectFrom('mail_sends')
    .select(['mail_sends.id', 'recipient', 'kind', 'created_at', 'sent_at', mailState.as('state')])
    .where('about', '=', orderId)
    .orderBy('created_at')
    .orderBy('mail_sends.id')
    .limit(maxShown)
    .execute();
  return rows.map(({ recipient, created_at: createdAt, sent_at: sentAt, ...row }) => ({
    ...row,
    to: recipient,
    at: (sentAt ?? createdAt).toISOString(),
  }));
}

type Receipt = Selectable<Tables['webhook_receipts']>;

/** A page of reports, latest first. Throws `not_found` beyond the last page. */
export async function listReceipts(
  say: Say,
  database: Database,
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
  return { data: rows.map((row) => present(say, row)), total, page, pageSize };
}

function present(say: Say, row: Receipt): WebhookReceipt {
  return {
    id: row.id,
    kind: row.kind,
    state: stateOfReceipt(row),
    refusal: say(row.refusal ?? ''),
    orderNumber: row.order_number,
    orderId: row.order_id,
    deliveries: row.deliveries,
    receivedAt: row.received_at.toISOString(),
    lastReceivedAt: row.last_received_at.toISOString(),
  };
}

/** A report with its content and changes. Throws `not_found`. */
export async function getReceipt(
  say: Say,
  database: Database,
  receiptId: string,
): Promise<WebhookReceiptDetail> {
  const row = await database
    .selectFrom('webhook_receipts')
    .selectAll()
    .where('id', '=', receiptId)
    .executeTakeFirst();
  if (!row) throw noReceipt();
  return {
    ...present(say, row),
    changes: listChanges(say, row.changes),
    payload: writePayload(row.payload),
    customer: (await findCustomer(database, row)) ?? null,
  };
}

export function noReceipt(): AppError {
  return new AppError('not_found', msg`There is no longer a report of the checkout with this id.`);
}

async function findCustomer(database: Database, { payload }: Receipt) {
  if (payload === null) return undefined;
  return database
    .selectFrom('users')
    .select(['id', sql<string>`rtrim(first_name || ' ' || last_name)`.as('name')])
    .where('id', '=', payload.data.customerId)
    .executeTakeFirst();
}

/** Webhooks without a valid signature by day and reason, latest first. */
export async function listUnsigned(database: Database): Promise<UnsignedWebhooks[]> {
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

function presentOrder(say: Say, row: OrderRow): StaffOrder {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    item: row.is_featuring ? say`Featuring: ${row.item}` : nameItem(row, say.language),
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    percentage: row.percentage,
    mark: row.staff_mark,
    customer:
      row.user_id === null
        ? null
        : { id: row.user_id, name: row.user_name ?? '', email: row.user_email ?? '' },
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    orderedAt: row.created_at.toISOString(),
  };
}
