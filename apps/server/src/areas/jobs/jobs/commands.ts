import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Merge } from '../../companies/companies/merge-commands.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { hasAnswering } from '../../companies/companies/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { closeAfterDays, daysToAnswer, receiptsPerDay, receiptsPerDayUnproven } from './constants.ts';
import { jobsOpenedMail } from './emails/jobs-opened.ts';
import { reportReceiptMail } from './emails/report-receipt.ts';

/**
 * Tells companies which of their postings have become public without a press of theirs: one mail a person,
 * however many there are. Called in the transaction that opened them, which opens each once.
 */
export async function mailOpened(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const opened = await transaction
    .selectFrom('jobs')
    .select(['id', 'title', 'deadline', 'company_id'])
    .where('id', 'in', jobIds)
    .orderBy('title')
    .orderBy('id')
    .execute();
  for (const [companyId, jobs] of Map.groupBy(opened, (job) => job.company_id)) {
    await mailRecruiters(transaction, { queue }, companyId, (to) =>
      jobsOpenedMail(to, { jobs, publicUrl: config.publicUrl }),
    );
  }
}

/**
 * Closes open jobs whose last day for applications is over at all their places, and gives their numbers.
 * Running it twice, or on two nodes at once, closes each job once. Locked jobs are left for the next run:
 * who changes many jobs holds them in an order of their own, and two that wait crosswise would never end.
 */
export async function expireOverdueJobs(database: Kysely<Tables>, now = new Date()): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    update jobs set status = 'expired', updated_at = now()
    where number in (
      -- Without a look at their places for most: no day is over anywhere before it has begun in UTC.
      select number from jobs where status = 'active' and deadline <= ${now.toISOString().slice(0, 10)}::date
        and is_deadline_over(deadline, place_ids, ${now})
      for no key update skip locked
    )
    returning number
  `.execute(database);
  return rows.map((row) => row.number);
}

/** Ends the featuring of postings whose days are over. A job that is changing is left for the next time, as above. */
export async function endFeatured(database: Kysely<Tables>): Promise<void> {
  await sql`
    update jobs set featured_until = null
    where number in (select number from jobs where featured_until <= now() for no key update skip locked)
  `.execute(database);
}

/** Closes the open jobs of companies without members that are applied for here; gives the companies with any job. */
export async function closeDeserted(
  transaction: Kysely<Tables>,
  companyIds: readonly string[],
): Promise<string[]> {
  await sql`
    update jobs set status = 'expired', updated_at = now()
    where company_id = any(${companyIds}::uuid[]) and status = 'active' and apply_url is null
  `.execute(transaction);
  const rows = await transaction
    .selectFrom('jobs')
    .select('company_id')
    .distinct()
    .where('company_id', 'in', companyIds)
    .execute();
  return rows.map((row) => row.company_id);
}

/**
 * Closes open jobs that were not confirmed for long, neither by an employer who was asked nor by the source
 * they came from, and gives their numbers. A job without an owner to ask, such as an imported one, closes
 * unasked. A job that is changing is left for the next time, as above.
 */
export async function expireSilentJobs(database: Kysely<Tables>, now = new Date()): Promise<number[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { rows } = await sql<{ number: number }>`
    update jobs set status = 'expired', updated_at = now()
    where number in (
      select number from jobs
      where status = 'active' and source <> 'demo' and confirmed_at < ${daysAgo(closeAfterDays)}
        and (
          confirmation_asked_at between confirmed_at and ${daysAgo(daysToAnswer)}
          or not exists (select from company_members where company_id = jobs.company_id)
        )
      for no key update skip locked
    )
    returning number
  `.execute(database);
  return rows.map((row) => row.number);
}

interface Reporter {
  id: string;
  isProven: boolean;
}

/**
 * Whether an account gets one more receipt for a report today, by how many reports of the kind it has made in
 * a day. Of two reports at once the second counts the first.
 */
export async function isReceiptDue(
  transaction: Kysely<Tables>,
  { id, isProven }: Reporter,
  countReports: () => Promise<number>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('report-receipt'), hashtext(${id}))`.execute(transaction);
  return (await countReports()) <= (isProven ? receiptsPerDay : receiptsPerDayUnproven);
}

interface ReceivedReport {
  job: { title: string; companyName: string };
  fields: JobReportFields;
}

/**
 * Mails a person who reported a posting that the report has arrived, a few times a day at most, and gives
 * whether it does. The mail goes to the address of the account that they are signed in to: a guest may type
 * any address.
 */
export async function mailReceipt(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  userId: string,
  report: ReceivedReport,
): Promise<boolean> {
  const account = await transaction
    .selectFrom('users')
    .select(['email', 'first_name', 'email_confirmed_at', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account) return false;
  const reporter = { id: userId, isProven: account.email_confirmed_at !== null };
  if (!(await isReceiptDue(transaction, reporter, () => countReportsOf(transaction, userId)))) return false;
  const mail = reportReceiptMail(recipientOf(account), report);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  return true;
}

async function countReportsOf(transaction: Kysely<Tables>, userId: string): Promise<number> {
  const { reports } = await transaction
    .selectFrom('job_reports')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return reports;
}

/**
 * Opens those of the given jobs that nothing stands in the way of any more: no payment, no approval, no day
 * to come, no company that is held or has no member who can answer. Returns their ids. Of two callers at once
 * each job is opened by one.
 */
export async function activateReady(
  transaction: Kysely<Tables>,
  jobIds: readonly string[],
  now = new Date(),
): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    update jobs set status = 'active', posted_at = coalesce(posted_at, ${now}), confirmed_at = ${now},
      updated_at = now()
    where id = any(${jobIds}::uuid[]) and ${isReady(now)}
    returning id
  `.execute(transaction);
  return rows.map((row) => row.id);
}

/** Jobs a transaction: what is locked is not locked for long. */
const batchSize = 200;

/**
 * Opens pending jobs whose day has come, and those whose company has become public since, and tells their
 * companies. Gives how many. Run twice, or on two nodes at once, it opens and tells of each once.
 */
export async function activateDue(
  { database, ...parts }: Pick<Services, 'database' | 'queue' | 'config'>,
  now = new Date(),
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Who changes a job holds its company first. This waits for none of them: what is held is due a minute
    // later too.
    const { rows } = await sql<{ id: string }>`
      select id from jobs where ${isReady(now)} order by company_id, id limit ${batchSize}
      for no key update skip locked
    `.execute(transaction);
    const opened = await activateReady(
      transaction,
      rows.map((row) => row.id),
      now,
    );
    await mailOpened(transaction, parts, opened);
    return opened.length;
  });
}

/**
 * Takes open postings off the board that are applied for here, while of those who work for their company
 * everybody is suspended who could answer. They open again with `activateReady`.
 */
export async function holdUnanswered(database: Kysely<Tables>): Promise<void> {
  await sql`
    update jobs set status = 'pending', updated_at = now()
    where status = 'active' and apply_url is null and not ${hasAnswering(sql`jobs.company_id`)}
      and company_id in (
        select company_id from company_members join users on users.id = user_id where suspended_at is not null
      )
  `.execute(database);
}

function isReady(now: Date) {
  return sql`status = 'pending' and trashed_at is null and not awaits_payment and not awaits_approval
    and (publish_at is null or publish_at <= ${now})
    and (deadline is null or not is_deadline_over(deadline, place_ids, ${now}))
    and exists (select from companies where companies.id = jobs.company_id and held_reason is null)
    and (apply_url is not null or ${hasAnswering(sql`jobs.company_id`)})`;
}

/** Postings of a held company are looked at before they open under the name of the other one. */
export async function mergeJobs(transaction: Kysely<Tables>, { from, into, isHeld }: Merge): Promise<void> {
  if (isHeld) {
    await sql`
      update jobs set awaits_approval = true, approval_asked_at = now()
      where company_id = ${from} and status = 'pending' and not awaits_approval
    `.execute(transaction);
  }
  await sql`update jobs set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update job_sources set company_id = ${into} where company_id = ${from}`.execute(transaction);
}
