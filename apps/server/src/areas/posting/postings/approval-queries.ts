import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { isDomainVerified } from '../../companies/companies/verification-queries.ts';
import { board } from '../../../platform/board/board.ts';

/**
 * Whether a company's next posting waits for somebody to look at it: until one of its postings has been public, unless
 * the company has proven its domain or the board asks for neither; and while staff keeps another one of its closed,
 * which would come back as a new one. Whoever asks in order to write holds the company's row.
 */
export async function needsApproval(database: Kysely<Tables>, companyId: string): Promise<boolean> {
  const kept = await sql`
    select from jobs where company_id = ${companyId} and moderation is not null limit 1
  `.execute(database);
  if (kept.rows.length > 0) return true;
  const { firstPosting } = board.settings;
  if (firstPosting === 'open') return false;
  if (firstPosting === 'domain' && (await isDomainVerified(database, companyId))) return false;
  const { rows } = await sql`
    select from jobs
    where company_id = ${companyId} and posted_at is not null and status in ('active', 'expired', 'filled')
    limit 1
  `.execute(database);
  return rows.length === 0;
}

interface WaitingPosting {
  id: string;
  title: string;
  company: string;
  website: string;
}

/** The postings that somebody has to look at, the longest waiting first. */
export async function listWaitingPostings(database: Kysely<Tables>): Promise<WaitingPosting[]> {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'companies.name as company', 'companies.website'])
    .where('jobs.status', '=', 'pending')
    .where('jobs.awaits_approval', '=', true)
    .where('jobs.moderation', 'is', null)
    .orderBy('jobs.approval_asked_at')
    .orderBy('jobs.id')
    .execute();
}
