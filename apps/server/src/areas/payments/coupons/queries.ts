import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { Coupon } from '@waymark/contract/payments/coupons';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** A use, or an order that waits for its payment. */
const isHeld = sql`(used_at is not null or (posting_orders.status = 'pending' and held_until > now()))`;

/** Uses of a coupon by other orders, and orders that hold it. */
export async function countHolders(database: Database, couponId: string, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from coupon_uses join posting_orders on posting_orders.id = order_id
    where coupon_id = ${couponId} and order_id <> ${orderId} and ${isHeld}
  `.execute(database);
  return rows[0]?.count ?? 0;
}

/** Another order of the same company with a coupon, a paid one first. */
export async function findOwnUse(
  database: Database,
  couponId: string,
  { id, company_id: companyId }: { id: string; company_id: string | null },
): Promise<{ number: number; isUsed: boolean } | null> {
  const { rows } = await sql<{ number: number; isUsed: boolean }>`
    select number, used_at is not null as "isUsed"
    from coupon_uses join posting_orders on posting_orders.id = order_id
    where coupon_id = ${couponId} and order_id <> ${id} and company_id = ${companyId}
      and (used_at is not null or posting_orders.status = 'pending')
    order by used_at is null limit 1
  `.execute(database);
  return rows[0] ?? null;
}

/** A page of coupons, the newest first. Throws `not_found` beyond the last page. */
export async function listCoupons(database: Database, page: number): Promise<Page<Coupon>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('coupons')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<Coupon>`
    select coupons.id, code, percent, coupons.amount, coupons.currency, last_day::text as "lastDay",
      max_uses as "maxUses", products,
      (ended_at is not null or coalesce(last_day < (now() at time zone 'UTC')::date, false)) as "isOver",
      count(*) filter (where used_at is not null)::int as uses,
      count(*) filter (where used_at is null and posting_orders.status = 'pending' and held_until > now())::int as held
    from coupons
      left join coupon_uses on coupon_id = coupons.id
      left join posting_orders on posting_orders.id = order_id
    group by coupons.id
    order by coupons.created_at desc, coupons.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { data: rows, total, page, pageSize };
}
