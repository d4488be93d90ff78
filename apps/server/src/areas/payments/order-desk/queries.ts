import { defaultPageSize } from '@waymark/contract/pagination';
import type { Page } from '@waymark/contract/pagination';
import type { StaffOrder, StaffOrdersQuery, StaffOrderDetail } from '@waymark/contract/payments/staff-orders';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { presentOrder } from './order-presenter.ts';
import type { OrderRow } from './rules.ts';
import type { CheckoutConfig } from '../../../platform/checkout-settings.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { listNotesOn } from '../../identity/audit/queries.ts';
import { checkoutUrlOf, isReceiptMailable, listOrderEvents, stateOfReceipt } from './rules.ts';

/** Both kinds of orders as one: what candidates buy, and what companies pay for. */
const orders = sql`(
  select orders.id, 'package' as kind, external_id as number, external_id as checkout_number, package_name as item,
    price_cents as amount, 'USD' as currency,
    case when refunded_at is not null then 'refunded' when status_percentage = 100 then 'done' else 'working' end
      as status,
    status_percentage as percentage, '' as flag, '' as payment_method, null as receipt_number,
    staff_mark, staff_note, created_at, updated_at, created_at as paid_at, refunded_at, null::timestamptz as canceled_at,
    user_id, null::uuid as company_id
  from orders
  union all
  select id, kind, number::text, external_id, item, amount, currency, status, null, flag, payment_method,
    receipt_number, staff_mark, staff_note, created_at, null, paid_at, refunded_at, canceled_at, paid_by, company_id
  from posting_orders
) as listed`;

const withParties = sql`${orders}
  left join users on users.id = listed.user_id
  left join companies on companies.id = listed.company_id`;

const columns = sql`listed.*, users.first_name || ' ' || users.last_name as user_name, users.email as user_email,
  companies.name as company_name`;

/** What the checkout could not settle and nobody has looked at, and what somebody found to be wrong. */
const waitsForStaff = sql<SqlBool>`(
  listed.staff_mark = 'problem' or (listed.status = 'flagged' and listed.staff_mark is null)
)`;

/** A page of orders, the newest first. Throws `not_found` beyond the last page. */
export async function listStaffOrders(
  database: Kysely<Tables>,
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
  return { data: rows.map(presentOrder), total, page, pageSize };
}

function conditionsOf({ show, q, kind, status, from, to }: StaffOrdersQuery): RawBuilder<SqlBool>[] {
  const text = sql`lower(concat_ws(' ', listed.number, listed.checkout_number, listed.item, listed.receipt_number,
    users.first_name, users.last_name, users.email, companies.name))`;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return [
    show === 'look' ? waitsForStaff : sql<SqlBool>`true`,
    ...(kind ? [sql<SqlBool>`listed.kind = ${kind}`] : []),
    ...(status ? [sql<SqlBool>`listed.status = ${status}`] : []),
    ...(from ? [sql<SqlBool>`listed.created_at >= ${from}::date::timestamp at time zone 'UTC'`] : []),
    ...(to ? [sql<SqlBool>`listed.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
    ...words.map((word) => sql<SqlBool>`strpos(${text}, ${word}) > 0`),
  ];
}

/** An order of either kind. Throws `not_found`. */
export async function getOrder(database: Kysely<Tables>, orderId: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from ${withParties} where listed.id = ${orderId}
  `.execute(database);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'There is no order with this address.');
  return row;
}

/** Of each: nobody reads more of them at once. */
const mostShown = 50;

/** An order with what happened to it. Throws `not_found`. */
export async function getStaffOrder(
  database: Kysely<Tables>,
  checkout: CheckoutConfig | undefined,
  orderId: string,
): Promise<StaffOrderDetail> {
  const order = await getOrder(database, orderId);
  return {
    ...presentOrder(order),
    note: order.staff_note,
    checkoutNumber: order.checkout_number,
    checkoutUrl: checkoutUrlOf(checkout, order.checkout_number),
    paymentMethod: order.payment_method,
    receiptNumber: order.receipt_number,
    flag: order.flag,
    events: listOrderEvents(order, await listHandoffs(database, orderId)),
    receipts: await listReceipts(database, orderId),
    mails: await listMails(database, orderId),
    isReceiptMailable: isReceiptMailable(order),
    history: await listNotesOn(database, 'order', orderId),
  };
}

async function listHandoffs(database: Kysely<Tables>, orderId: string): Promise<Date[]> {
  const rows = await database
    .selectFrom('posting_handoffs')
    .select('created_at')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .limit(mostShown)
    .execute();
  return rows.map((row) => row.created_at);
}

async function listReceipts(
  database: Kysely<Tables>,
  orderId: string,
): Promise<StaffOrderDetail['receipts']> {
  const rows = await database
    .selectFrom('webhook_receipts')
    .select(['id', 'kind', 'refusal', 'set_aside_at', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOfReceipt(row),
    at: row.received_at.toISOString(),
  }));
}

async function listMails(database: Kysely<Tables>, orderId: string): Promise<StaffOrderDetail['mails']> {
  const rows = await database
    .selectFrom('mail_sends')
    .select(['mail_sends.id', 'recipient', 'kind', 'created_at', 'sent_at', mailState.as('state')])
    .where('about', '=', orderId)
    .orderBy('created_at')
    .orderBy('mail_sends.id')
    .limit(mostShown)
    .execute();
  return rows.map(({ recipient, created_at: createdAt, sent_at: sentAt, ...row }) => ({
    ...row,
    to: recipient,
    at: (sentAt ?? createdAt).toISOString(),
  }));
}
