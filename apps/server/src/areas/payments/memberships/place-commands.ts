import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { endAwaitingPayment } from '../../jobs/jobs/state-commands.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { activateReady } from '../../jobs/jobs/commands.ts';
import { lockCompany } from '../orders/commands.ts';
import { isInvoiced } from '../orders/queries.ts';
import { countAllowedPostings, countTakenPlaces } from './queries.ts';

/** Whether a posting needs payment, and the pending order for it. */
export type PlaceAnswer = { needsPayment: false } | { needsPayment: true; orderId: string };

/**
 * Gives a pending posting a place of the plan, or orders one. Open and paid postings keep theirs. Called in
 * the transaction that publishes it.
 */
export async function takePostingPlace(
  transaction: Database,
  companyId: string,
  jobId: string,
): Promise<PlaceAnswer> {
  await lockCompany(transaction, companyId);
  const job = await findPosting(transaction, companyId, jobId);
  if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
  if (job.status === 'active' || job.is_paid) return { needsPayment: false };
  const allowed = await countAllowedPostings(transaction, companyId);
  const taken = await countTakenPlaces(transaction, companyId, { exceptJobId: jobId });
  if (taken >= allowed) {
    await transaction.deleteFrom('posting_places').where('job_id', '=', jobId).execute();
    return { needsPayment: true, orderId: await orderPosting(transaction, { companyId, jobId, ...job }) };
  }
  await insertPlace(transaction, companyId, jobId);
  await withdrawOrders(transaction, [jobId]);
  return { needsPayment: false };
}

/**
 * Retries for a posting that waits for payment: opens it if the plan has a place now, else orders one.
 * Throws `not_found`, or `conflict` if it does not wait for payment.
 */
export async function retryPlace(database: Database, userId: string, jobId: string): Promise<PlaceAnswer> {
  return database.transaction().execute(async (transaction) => {
    const own = sql<boolean>`id = ${jobId} and company_id in ${companiesRecruitedBy(userId)}`;
    // Its company first: a posting that is closed at the same moment is closed before it is looked at, or afterwards.
    await sql`
      select from companies where id = (select company_id from jobs where ${own}) for no key update
    `.execute(transaction);
    const job = await transaction
      .selectFrom('jobs')
      .select(['company_id', 'status', 'awaits_payment'])
      .where(own)
      .executeTakeFirst();
    if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
    if (job.status !== 'pending' || !job.awaits_payment) {
      throw new AppError('conflict', msg`This posting does not wait for payment. Load the page again.`);
    }
    const answer = await takePostingPlace(transaction, job.company_id, jobId);
    if (!answer.needsPayment) await stopAwaitingPayment(transaction, jobId);
    return answer;
  });
}

/** Opens a posting unless something else prevents it. Returns the ids of opened jobs. */
export async function stopAwaitingPayment(transaction: Database, jobId: string): Promise<string[]> {
  await endAwaitingPayment(transaction, jobId);
  return activateReady(transaction, [jobId]);
}

function findPosting(transaction: Database, companyId: string, jobId: string) {
  return transaction
    .selectFrom('jobs')
    .leftJoin('posting_places', 'posting_places.job_id', 'jobs.id')
    .select(['jobs.title', 'jobs.status'])
    .select(sql<boolean>`coalesce(posting_places.paid_until > now(), false)`.as('is_paid'))
    .where('jobs.id', '=', jobId)
    .where('jobs.company_id', '=', companyId)
    .executeTakeFirst();
}

async function insertPlace(transaction: Database, companyId: string, jobId: string) {
  await transaction
    .insertInto('posting_places')
    .values({ job_id: jobId, company_id: companyId, paid_until: null, closes_at: null })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({ taken_at: sql`now()`, closes_at: null, paid_until: null }),
    )
    .execute();
}

/** The pending order of a posting, existing or new. */
async function orderPosting(
  transaction: Database,
  { companyId, jobId, title }: { companyId: string; jobId: string; title: string },
): Promise<string> {
  // The price and the terms of this moment, in one statement: they belong together.
  const { rows } = await sql<{ id: string }>`
    insert into posting_orders (id, company_id, kind, product_id, job_id, item, amount, currency, terms, status)
    select ${newId()}, ${companyId}, 'posting', product_id, ${jobId}, ${title}, amount, currency, terms_of(plans), 'pending'
    from plans where kind = 'posting'
    on conflict (job_id) where status = 'pending' do update set item = excluded.item
    returning id
  `.execute(transaction);
  const [order] = rows;
  if (!order) throw new Error('There is no price of a single posting.');
  return order.id;
}

/** Cancels unpaid orders of these postings. */
export async function withdrawOrders(transaction: Database, jobIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('posting_orders')
    .set({ status: 'canceled', canceled_at: sql`now()` })
    .where('job_id', 'in', jobIds)
    .where('status', '=', 'pending')
    // An invoice is taken back by a credit note alone.
    .where(sql<boolean>`not ${isInvoiced}`)
    .execute();
}
