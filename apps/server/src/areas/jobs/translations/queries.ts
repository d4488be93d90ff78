import type { JobTranslation, LinkedPosting } from '@waymark/contract/jobs/translations';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

/** The ids of a posting and of its translations. */
export const withTranslations = (jobId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${jobId} as id
  union select other.job_id from job_translations own join job_translations other on other.group_id = own.group_id
  where own.job_id = ${jobId}
)`;

/** The ids of some postings and of their translations. */
export async function listWithTranslations(database: Database, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select other.job_id from job_translations own join job_translations other on other.group_id = own.group_id
    where own.job_id = any(${jobIds}::uuid[])
  `.execute(database);
  return [...new Set([...jobIds, ...rows.map((row) => row.job_id)])];
}

/** The open translations of the job of the surrounding query, as its page links to them. */
export const openTranslations: RawBuilder<JobTranslation[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', linked.id, 'language', linked.language) order by linked.language, linked.id)
  from job_translations own
    join job_translations other on other.group_id = own.group_id and other.job_id <> own.job_id
    join jobs linked on linked.id = other.job_id
  where own.job_id = jobs.id and linked.status = 'active'
    and linked.language <> '' and linked.language not like '%,%'
), '[]')`;

const columns = sql`jobs.id, jobs.title, jobs.language, jobs.status`;

/** The translations of a posting, whatever their state. */
export async function listTranslations(database: Database, jobId: string): Promise<LinkedPosting[]> {
  const { rows } = await sql<LinkedPosting>`
    select ${columns} from jobs
    where jobs.id in ${withTranslations(sql`${jobId}::uuid`)} and jobs.id <> ${jobId}
    order by jobs.language, jobs.id
  `.execute(database);
  return rows;
}

/** Postings that are offered, the latest first. */
const maxOffered = 100;

/** Postings of the same company that may be translations of it: open or waiting, in one other language. */
export async function listLinkable(database: Database, jobId: string): Promise<LinkedPosting[]> {
  const { rows } = await sql<LinkedPosting>`
    select ${columns} from jobs join jobs own on own.id = ${jobId} and own.company_id = jobs.company_id
    where jobs.status in ('active', 'pending') and jobs.trashed_at is null
      and jobs.language <> '' and jobs.language not like '%,%'
      and jobs.language not in (
        select language from jobs linked where linked.id in ${withTranslations(sql`${jobId}::uuid`)}
      )
      and not exists (select from job_translations where job_id = jobs.id)
    order by jobs.posted_at desc nulls first, jobs.id desc limit ${maxOffered}
  `.execute(database);
  return rows;
}
