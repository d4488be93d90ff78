import { productOfFeaturing } from '@waymark/contract/payments/membership-plans';
import { moneyOf, msg, plural, type Message } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { featureLonger, featureShorter } from '../../jobs/jobs/featuring-commands.ts';
import { firstCurrency } from '../career-services/rules.ts';
import { lockCompany } from '../orders/commands.ts';
import { isInvoiced } from '../orders/queries.ts';
import { invoiced } from '../orders/rules.ts';
import type { OrderTerms } from '../tables.ts';

interface Asked {
  jobId: string;
  /** The price and the days on the page. */
  seen: { amount: number; days: number };
}

/**
 * Orders featured days for an open posting; returns the order that waits for payment where there is one at this price.
 * Throws `not_found` for another company's posting, and `conflict` for one that is not open, where they are not sold or
 * cost something else by now, and where an invoice for them is open.
 */
export async function orderFeaturing(
  database: Database,
  userId: string,
  { jobId, seen }: Asked,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const { companyId, title } = await lockOpenPosting(transaction, userId, jobId);
    const { amount, days, refundTerms } = board.settings.featuring;
    const currency = firstCurrency();
    if (amount === 0) throw new AppError('conflict', msg`Featured days are no longer sold on their own.`);
    if (seen.amount !== amount || seen.days !== days) {
      throw new AppError(
        'conflict',
        msg`Featuring now costs ${moneyOf(board.words, amount, currency)} for ${plural(days, 'day')}. Load the page again before you order it.`,
      );
    }
    const terms: OrderTerms = {
      days,
      postings: 0,
      seats: null,
      candidateSearch: false,
      featuredDays: days,
      refundTerms,
      featuredJobId: jobId,
    };
    const order = { amount, currency, terms, companyId, title };
    return (await findWaiting(transaction, order)) ?? insertOrder(transaction, order);
  });
}

async function lockOpenPosting(transaction: Database, userId: string, jobId: string) {
  const find = () =>
    transaction
      .selectFrom('jobs')
      .select(['company_id', 'title', 'status'])
      .where('id', '=', jobId)
      .where('company_id', 'in', companiesRecruitedBy(userId))
      .executeTakeFirst();
  const seen = await find();
  if (seen?.company_id) await lockCompany(transaction, seen.company_id);
  const job = await find();
  if (!job?.company_id) throw new AppError('not_found', msg`There is no job with this address.`);
  if (job.status !== 'active') {
    throw new AppError('conflict', msg`Only an open posting can be featured. Open it first.`);
  }
  return { companyId: job.company_id, title: job.title };
}

interface Order {
  amount: number;
  currency: string;
  terms: OrderTerms;
  companyId: string;
  title: string;
}

/** The order of this posting that waits. One at another price, or of other days, makes room. */
async function findWaiting(transaction: Database, order: Order): Promise<string | undefined> {
  const { amount, currency, terms, companyId } = order;
  const waiting = await transaction
    .selectFrom('posting_orders')
    .select(['id', isInvoiced.as('is_invoiced')])
    .select(
      sql<boolean>`(amount + discount + tax_off, currency, terms)
        = (${amount}::int, ${currency}, ${JSON.stringify(terms)}::jsonb)`.as('is_same'),
    )
    .where('company_id', '=', companyId)
    .where('status', '=', 'pending')
    .where(sql<boolean>`terms ->> 'featuredJobId' = ${terms.featuredJobId}`)
    .executeTakeFirst();
  if (!waiting) return undefined;
  if (waiting.is_invoiced) throw new AppError('conflict', invoiced);
  if (waiting.is_same) return waiting.id;
  await transaction
    .updateTable('posting_orders')
    .set({ status: 'canceled', canceled_at: sql`now()` })
    .where('id', '=', waiting.id)
    .execute();
  return undefined;
}

async function insertOrder(transaction: Database, order: Order): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('posting_orders')
    .values({
      id,
      company_id: order.companyId,
      kind: 'posting',
      product_id: productOfFeaturing,
      item: order.title,
      amount: order.amount,
      currency: order.currency,
      terms: JSON.stringify(order.terms),
      status: 'pending',
    })
    .execute();
  return id;
}

interface PaidFeaturing {
  id: string;
  company_id: string | null;
  terms: OrderTerms;
}

/** Features the posting for the days that are paid, after those that it has. Says why it cannot; undefined if it did. */
export async function grantFeaturing(
  transaction: Database,
  order: PaidFeaturing,
): Promise<string | undefined> {
  const { featuredJobId: jobId, featuredDays: days } = order.terms;
  if (jobId === undefined || days === undefined) return undefined;
  const isFeatured = await featureLonger(transaction, { ...order, jobId, days });
  return isFeatured ? undefined : msg`The posting was no longer open when its featuring was paid.`;
}

/** Takes the days back that a refunded order has given. Returns the consequence in words. */
export async function endFeaturing(
  transaction: Database,
  { terms }: Pick<PaidFeaturing, 'terms'>,
): Promise<Message> {
  const { featuredJobId: jobId = '', featuredDays: days = 0 } = terms;
  return (await featureShorter(transaction, { jobId, days }))
    ? msg`The posting is no longer featured for these days, and stays open.`
    : msg`The posting was no longer featured; nothing else changes.`;
}
