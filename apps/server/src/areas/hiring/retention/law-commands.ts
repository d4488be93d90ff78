import { sql, type Kysely } from 'kysely';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { rulesOfPosting, selectEndings } from './ending-queries.ts';

/** An application that its employer has to keep, whatever its candidate wishes. */
interface LawfullyKept {
  id: string;
  jobTitle: string;
  companyName: string;
  until: Date;
  /** Of the rules, as `describePeriods` takes them. */
  rules: string[];
}

/** A candidate's applications that a law keeps now. No company sees withdrawn ones. */
export async function listKeptByLaw(
  database: Database,
  userId: string,
  now = new Date(),
): Promise<LawfullyKept[]> {
  const { rows } = await sql<LawfullyKept>`
    select a.id, j.title as "jobTitle", c.name as "companyName", law.rules,
      coalesce(ended.ended_at, a.created_at) + law.keep as until
    from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    left join (${selectEndings(sql`a.user_id = ${userId}`)}) ended on ended.id = a.id
    cross join lateral (
      select max(r.keep) as keep, array_agg(r.id) as rules from ${rulesOfPosting} and r.keep is not null
    ) law
    where a.user_id = ${userId} and a.status <> 'withdrawn'
      and coalesce(ended.ended_at, a.created_at) + law.keep > ${now}
    order by a.id
  `.execute(database);
  return rows;
}

/**
 * Hands applications, with what was written about them, from an account that ends to what is kept in its place. No law
 * asks for their talent pools: a consent ends with its person, and so do the links that answer.
 */
export async function handOver(
  transaction: Kysely<Tables>,
  applicationIds: readonly string[],
  toUserId: string,
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ user_id: toUserId, resume_id: null })
    .where('id', 'in', applicationIds)
    .execute();
  await transaction
    .updateTable('conversations')
    .set({ candidate_id: toUserId })
    .where('application_id', 'in', applicationIds)
    .execute();
  await transaction.deleteFrom('pool_requests').where('application_id', 'in', applicationIds).execute();
}
