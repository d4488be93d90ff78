import { msg } from '@waymark/contract/text/message';
import { sql, type Updateable } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { creditOrder } from '../invoices/credit-commands.ts';
import { invoiceCreditedMail } from '../invoices/emails/invoices.ts';
import { lockCompany } from '../orders/commands.ts';
import { settleCompany } from '../memberships/settling-commands.ts';
import { planEndedMail } from './emails/subscriptions.ts';
import { grantEndOf, type SubscriptionRow } from './rules.ts';

export type Parts = Pick<Services, 'queue' | 'config'>;

/** Locks a subscription after its company, as payments do. Throws `not_found`. */
export async function lockSubscription(transaction: Database, id: string): Promise<SubscriptionRow> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found?.company_id) await lockCompany(transaction, found.company_id);
  const row = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noSubscription();
  return row;
}

export const noSubscription = () => new AppError('not_found', msg`There is no such plan.`);

type Change = Omit<Updateable<Tables['subscriptions']>, 'id' | 'wish'>;

/** Changes a subscription and what it grants. The checkout hears of what it has to do. */
export async function changeSubscription(
  transaction: Database,
  { id }: Pick<SubscriptionRow, 'id'>,
  change: Change,
  { isToTell = false } = {},
): Promise<SubscriptionRow> {
  const row = await transaction
    .updateTable('subscriptions')
    // Never a change of nothing.
    .set({
      told_wish: sql`told_wish`,
      ...change,
      ...(isToTell && { wish: sql`wish + 1`, tell_after: sql`now()`, tell_failures: 0 }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await setGrantEnd(transaction, row, grantEndOf(row, board.settings.renewing));
  return row;
}

/** The plan of the period that is paid ends then; what a refund has ended stays ended. */
async function setGrantEnd(transaction: Database, { id, period_end: end }: SubscriptionRow, until: Date) {
  await sql`
    update company_plans set ends_at = greatest(starts_at, ${until}::timestamptz)
    where ends_at <> greatest(starts_at, ${until}::timestamptz) and id = (
      select plan_id from posting_orders
      where subscription_id = ${id} and status = 'paid' and period_end = ${end} and plan_id is not null
      order by paid_at desc limit 1
    )
  `.execute(transaction);
}

type Ended = Exclude<SubscriptionRow['end_reason'], ''>;

/** Ends a subscription. What was paid stays until the end of its period, where its company or staff ends it. */
export async function endSubscription(
  transaction: Database,
  parts: Parts,
  row: SubscriptionRow,
  { reason, at, isToTell = false }: { reason: Ended; at: Date; isToTell?: boolean },
): Promise<void> {
  if (row.ended_at !== null) return;
  const keepsPeriod = reason === 'canceled' || reason === 'staff';
  const ended = await changeSubscription(
    transaction,
    row,
    {
      ended_at: keepsPeriod && row.period_end > at ? row.period_end : at,
      end_reason: reason,
      ...(keepsPeriod && { cancel_asked_at: row.cancel_asked_at ?? at }),
    },
    { isToTell: isToTell && row.external_id !== null },
  );
  await withdrawRenewalOrders(transaction, parts, ended);
  const companyId = ended.company_id;
  if (companyId === null || reason === 'refused' || reason === 'gone') return;
  if (reason === 'canceled') await keepPostings(transaction, companyId, at);
  else if (reason === 'unpaid') await settleCompany(transaction, parts, companyId, at);
  await mailRecruiters(transaction, parts, companyId, (to) => ({
    ...planEndedMail(to, {
      name: ended.item,
      endsAt: ended.ended_at ?? at,
      reason,
      publicUrl: parts.config.publicUrl,
    }),
    about: ended.order_id,
  }));
}

/** Days that postings without a last day stay after the plan under which they were opened. */
const keptDays = 30;

/** Open postings stay to their own end; there is no room for new ones. */
async function keepPostings(transaction: Database, companyId: string, now: Date): Promise<void> {
  await sql`
    update posting_places set closes_at = null,
      paid_until = least(coalesce((jobs.deadline + 1)::timestamptz, ${now}::timestamptz + make_interval(days => ${keptDays}::int)),
        ${now}::timestamptz + make_interval(days => ${3 * keptDays}::int))
    from jobs
    where jobs.id = posting_places.job_id and posting_places.company_id = ${companyId} and jobs.status = 'active'
      and (paid_until is null or paid_until <= ${now})
      and not exists (
        select from company_plans where company_plans.company_id = ${companyId} and starts_at <= ${now} and ends_at > ${now}
      )
  `.execute(transaction);
}

/** Cancels the orders of a next period that will not come, and takes their invoices back. */
export async function withdrawRenewalOrders(
  transaction: Database,
  parts: Parts,
  { id, company_id: companyId }: Pick<SubscriptionRow, 'id' | 'company_id'>,
): Promise<void> {
  const withdrawn = await transaction
    .updateTable('posting_orders')
    .set({ status: 'canceled', canceled_at: sql`now()` })
    .where('subscription_id', '=', id)
    .where('status', '=', 'pending')
    .returning(['id', 'item', 'amount', 'currency'])
    .execute();
  for (const { id: about, item, amount, currency } of withdrawn) {
    const credit = await creditOrder(transaction, { order_id: about }, 'all');
    if (credit === undefined || companyId === null) continue;
    await mailRecruiters(transaction, parts, companyId, (to) => ({
      ...invoiceCreditedMail(to, {
        ...credit,
        item: board.ownText(item, to.language),
        total: amount,
        currency,
        publicUrl: parts.config.publicUrl,
      }),
      about,
    }));
  }
}
