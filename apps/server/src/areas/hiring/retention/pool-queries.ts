import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { LatestRequest } from './rules.ts';

/** The last question about an application. */
export const latestRequest = sql`
  select id as request_id, words, asked_at, answered_at, agreed_until, withdrawn_at
  from pool_requests where application_id = ending.id order by asked_at desc, id desc limit 1`;

/** When the company last asked the candidate, about any application. */
export const lastAsked = sql<Date | null>`(
  select max(q.asked_at) from pool_requests q
  join applications asked on asked.id = q.application_id join jobs about on about.id = asked.job_id
  where asked.user_id = ending.user_id and about.company_id = ending.company_id
)`;

export interface PoolRequestRow extends LatestRequest {
  id: string;
  application_id: string;
  user_id: string;
  words: string;
  job_title: string;
  company_name: string;
}

/** The question of a mailed link. Throws `gone` for one whose application has ended. */
export async function getPoolRequest(database: Database, token: string): Promise<PoolRequestRow> {
  const row = await selectRequests(database)
    .where('pool_requests.token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (row) return row;
  throw new AppError('gone', msg`This link has ended: the application that it was about is deleted.`);
}

/** A question to this candidate; undefined for another's. */
export function findOwnRequest(
  database: Database,
  userId: string,
  requestId: string,
): Promise<PoolRequestRow | undefined> {
  return selectRequests(database)
    .where('pool_requests.id', '=', requestId)
    .where('applications.user_id', '=', userId)
    .executeTakeFirst();
}

function selectRequests(database: Database) {
  return database
    .selectFrom('pool_requests')
    .innerJoin('applications', 'applications.id', 'pool_requests.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['pool_requests.id', 'pool_requests.application_id', 'applications.user_id'])
    .select(['pool_requests.words', 'asked_at', 'answered_at', 'agreed_until', 'withdrawn_at'])
    .select(['jobs.title as job_title', 'companies.name as company_name']);
}
