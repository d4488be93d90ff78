import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { hasAnswering } from '../../companies/companies/queries.ts';
import { mailOpened } from './opening-mail-commands.ts';

/**
 * Opens those of the given jobs that nothing stands in the way of any more: no payment, no approval, no day to come,
 * no company that is held or of which nobody can answer. Gives their ids. Of two callers at once each job is opened by
 * one.
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
 * Opens pending jobs whose day has come, and those whose company has become public since, and tells their companies.
 * Gives how many. Run twice, or on two nodes at once, it opens and tells of each once.
 */
export async function activateDue(
  { database, ...parts }: Pick<Services, 'database' | 'queue' | 'config'>,
  now = new Date(),
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Who changes a job holds its company first. This waits for none of them: what is held is due a minute later too.
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
 * Takes open postings off the board that are applied for here, while of those who work for their company everybody is
 * suspended who could answer. They open again with `activateReady`.
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
    and (deadline is null or deadline >= ${now.toISOString().slice(0, 10)}::date)
    and exists (select from companies where companies.id = jobs.company_id and held_reason is null)
    and (apply_url is not null or ${hasAnswering(sql`jobs.company_id`)})`;
}
