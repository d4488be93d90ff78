import type { Message } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import type { Merge } from '../../companies/companies/merge-commands.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { paymentArrivedMail, paymentRefundedMail } from './emails/memberships.ts';
import { stopAwaitingPayment, takePostingPlace } from './place-commands.ts';
import { receiptNumberOf, writeOrder } from './rules.ts';
import type { OrderTerms } from '../tables.ts';

/**
 * The next receipt number of the year. The row stays locked until the payment is stored, and a rollback
 * returns the number: there are no gaps and no duplicates.
 */
export async function nextReceiptNumber(transaction: Database, now = new Date()): Promise<string> {
  const year = now.getUTCFullYear();
  const { last_number: number } = await transaction
    .insertInto('receipt_years')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last_number: sql`receipt_years.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return receiptNumberOf(year, number);
}

type Parts = Pick<Services, 'queue' | 'config'>;

/** Mails the payer, if the account still exists. */
export async function mailPayment(
  transaction: Database,
  { queue, config }: Parts,
  orderId: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('posting_orders')
    .innerJoin('users', 'users.id', 'posting_orders.paid_by')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .select(['kind', 'terms', 'item', 'amount', 'currency', 'receipt_number'])
    .where('posting_orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return;
  const to = recipientOf(row);
  const mail = paymentArrivedMail(to, {
    name: writeOrder(sayIn(to.language), row).name,
    price: row,
    receiptNumber: row.receipt_number,
    publicUrl: config.publicUrl,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: row.id, about: orderId });
}

/** Mails the company the consequence of a refund. */
export async function mailRefund(
  transaction: Database,
  parts: Parts,
  orderId: string,
  consequence: Message,
): Promise<void> {
  const row = await transaction
    .selectFrom('posting_orders')
    .select(['company_id', 'kind', 'terms', 'item', 'amount', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (row.company_id === null) return;
  await mailRecruiters(transaction, parts, row.company_id, (to) => ({
    ...paymentRefundedMail(to, {
      name: writeOrder(sayIn(to.language), row).name,
      price: row,
      consequence,
      publicUrl: parts.config.publicUrl,
    }),
    about: orderId,
  }));
}

/** The most waiting postings that a plan fills at once. */
const maxWaitingPostings = 50;

interface PaidOrder {
  id: string;
  company_id: string;
  product_id: string;
  job_id: string | null;
  terms: OrderTerms;
  /** Of a plan that renews. */
  period_start: Date | null;
  period_end: Date | null;
}

/** Gives a paid posting its own place and opens it. Returns the ids of opened jobs. */
export async function grantPosting(
  transaction: Database,
  { company_id: companyId, job_id: jobId, terms }: PaidOrder,
): Promise<string[]> {
  if (jobId === null) return [];
  const until = sql<Date>`now() + make_interval(days => ${terms.days}::int)`;
  await transaction
    .insertInto('posting_places')
    .values({ job_id: jobId, company_id: companyId, paid_until: until, closes_at: null })
    .onConflict((conflict) =>
      // Staff may have granted it for longer.
      conflict.column('job_id').doUpdateSet({
        paid_until: sql<Date>`greatest(posting_places.paid_until, excluded.paid_until)`,
        closes_at: null,
      }),
    )
    .execute();
  return stopAwaitingPayment(transaction, jobId);
}

/**
 * Starts a paid plan now, or after the current one of the same kind, and opens waiting postings that fit.
 * Returns the ids of opened jobs.
 */
export async function grantPlan(transaction: Database, order: PaidOrder): Promise<string[]> {
  const { days, postings, seats, candidateSearch, featuredDays = 0 } = order.terms;
  const { period_start: start, period_end: end } = order;
  const { rows } = await sql<{ id: string }>`
    insert into company_plans (
      id, company_id, plan, postings, seats, candidate_search, featured_days, starts_at, ends_at
    )
    select ${newId()}, ${order.company_id}, plan, ${postings}, ${seats}, ${candidateSearch}, ${featuredDays}, begin_at,
      greatest(begin_at, coalesce(${end}::timestamptz, begin_at + make_interval(days => ${days}::int)))
    from (
      select plans.key as plan, coalesce(${start}::timestamptz, greatest(now(), max(ends_at))) as begin_at
      from plans left join company_plans on company_plans.plan = plans.key and company_id = ${order.company_id}
      where product_id = ${order.product_id}
      group by plans.key
    ) as last
    returning id
  `.execute(transaction);
  if (rows.length === 0) throw new Error(`There is no plan of the product ${order.product_id}.`);
  await transaction
    .updateTable('posting_orders')
    .set({ plan_id: rows[0]?.id ?? null })
    .where('id', '=', order.id)
    .execute();
  return placeWaitingPostings(transaction, order.company_id);
}

/** Gives waiting postings the places that the plan has now. Returns the ids of opened jobs. */
export async function placeWaitingPostings(transaction: Database, companyId: string): Promise<string[]> {
  const waiting = await transaction
    .selectFrom('posting_orders')
    .select('job_id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'posting')
    .where('status', '=', 'pending')
    .where('job_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxWaitingPostings)
    .execute();
  const opened: string[] = [];
  for (const { job_id: jobId } of waiting) {
    if (jobId === null) continue;
    const { needsPayment } = await takePostingPlace(transaction, companyId, jobId);
    if (needsPayment) break;
    opened.push(...(await stopAwaitingPayment(transaction, jobId)));
  }
  return opened;
}

export async function mergeMemberships(transaction: Database, { from, into }: Merge): Promise<void> {
  await sql`update company_plans set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update posting_places set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update posting_orders set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update subscriptions set company_id = ${into} where company_id = ${from}`.execute(transaction);
}
