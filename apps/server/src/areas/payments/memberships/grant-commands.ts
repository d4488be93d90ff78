import { paidPlans, paidTerms, singlePosting } from '@waymark/contract/payments/membership-plans';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { stopAwaitingPayment, takePostingPlace } from './place-commands.ts';

/** A plan fills waiting postings up to its number; nobody has more of them than fit into a look. */
const waitingAtMost = 50;

interface PaidOrder {
  id: string;
  company_id: string;
  product_id: string;
  job_id: string | null;
}

/** Gives a posting that was paid for its own place, and lets it go live. Gives the ids of what is open then. */
export async function grantPosting(
  transaction: Kysely<Tables>,
  { company_id: companyId, job_id: jobId }: PaidOrder,
): Promise<string[]> {
  if (jobId === null) return [];
  const until = sql<Date>`now() + make_interval(days => ${singlePosting.days}::int)`;
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
 * Begins a plan that was paid for: now, or after the one of the same kind that runs. What waited for payment goes
 * live as far as it now fits. Gives the ids of what is open then.
 */
export async function grantPlan(transaction: Kysely<Tables>, order: PaidOrder): Promise<string[]> {
  const plan = paidPlans.find((key) => paidTerms[key].productId === order.product_id);
  if (!plan) throw new Error(`There is no plan of the product ${order.product_id}.`);
  const { rows } = await sql<{ id: string }>`
    insert into company_plans (id, company_id, plan, starts_at, ends_at)
    select ${newId()}, ${order.company_id}, ${plan}, begin_at, begin_at + make_interval(days => ${paidTerms[plan].days}::int)
    from (
      select greatest(now(), max(ends_at)) as begin_at from company_plans
      where company_id = ${order.company_id} and plan = ${plan}
    ) as last
    returning id
  `.execute(transaction);
  await transaction
    .updateTable('posting_orders')
    .set({ plan_id: rows[0]?.id ?? null })
    .where('id', '=', order.id)
    .execute();
  return placeWaitingPostings(transaction, order.company_id);
}

/** Gives what waits for payment the places that the plan has by now. Gives the ids of what is open then. */
export async function placeWaitingPostings(
  transaction: Kysely<Tables>,
  companyId: string,
): Promise<string[]> {
  const waiting = await transaction
    .selectFrom('posting_orders')
    .select('job_id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'posting')
    .where('status', '=', 'pending')
    .where('job_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(waitingAtMost)
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
