import { defaultPageSize } from '@waymark/contract/pagination';
import type { Page } from '@waymark/contract/pagination';
import { postingRegions } from '@waymark/contract/posting/choices/postings';
import type { PostingChoices, DraftSummary } from '@waymark/contract/posting/postings';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { isDomainVerified } from '../../companies/companies/verification-queries.ts';
import { countAllowedPostings, countTakenPlaces } from '../../payments/memberships/queries.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { presentDraft, presentSummary } from './draft-presenter.ts';
import type { OwnDraft } from './draft-presenter.ts';

/** The file of an open job; undefined where there is none, and once the job is closed. */
export function findAttachment(database: Kysely<Tables>, jobId: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('files', 'files.id', 'jobs.attachment_file_id')
    .select(['files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('jobs.id', '=', jobId)
    .where('jobs.status', '=', 'active')
    .executeTakeFirst();
}

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

const regionsOffered = 40;

const earlierOffered = 25;

/** What the form of a posting begins with, for a member of this company. */
export async function loadChoices(
  database: Kysely<Tables>,
  index: JobIndex,
  { companyId, email }: { companyId: string; email: string },
): Promise<PostingChoices> {
  const earlier = await database
    .selectFrom('jobs')
    .select(['id', 'title', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(earlierOffered)
    .execute();
  return {
    email,
    regions: await listRegions(index),
    earlier,
    needsApproval: await needsApproval(database, companyId),
    places: {
      postings: await countAllowedPostings(database, companyId),
      taken: await countTakenPlaces(database, companyId),
    },
  };
}

/** The specified ones first; then the places that most jobs here are at (K-2). */
async function listRegions(index: JobIndex): Promise<PostingChoices['regions']> {
  const words = await index.vocabulary();
  const named = words
    .list('place')
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ text, detail }) => ({ label: text, place: detail ? `${text}, ${detail}` : text }));
  const specified = new Set<string>(postingRegions.map(({ label }) => label));
  const others = named.filter(({ label }) => !specified.has(label)).slice(0, regionsOffered);
  return [...postingRegions, ...others];
}

/** The drafts of a member's company, the latest change first. */
export async function listDrafts(
  database: Kysely<Tables>,
  companyId: string,
  page: number,
): Promise<Page<DraftSummary>> {
  const { total } = await database
    .selectFrom('posting_drafts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await database
    .selectFrom('posting_drafts')
    .leftJoin('users', 'users.id', 'posting_drafts.created_by')
    .select(['posting_drafts.id', 'posting_drafts.job_id', 'posting_drafts.updated_at'])
    .select(['users.first_name', 'users.last_name'])
    .select(sql<string>`posting_drafts.fields ->> 'title'`.as('title'))
    .where('posting_drafts.company_id', '=', companyId)
    .orderBy('posting_drafts.updated_at', 'desc')
    .orderBy('posting_drafts.id')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentSummary), total, page, pageSize: defaultPageSize };
}

/** A draft of a company that the member works for; null for any other. */
export async function findDraft(
  database: Kysely<Tables>,
  memberId: string,
  draftId: string,
): Promise<OwnDraft | null> {
  const row = await selectDrafts(database)
    .where('posting_drafts.id', '=', draftId)
    .where('posting_drafts.company_id', 'in', companiesOf(memberId))
    .executeTakeFirst();
  return row ? presentDraft(row) : null;
}

function selectDrafts(database: Kysely<Tables>) {
  return database
    .selectFrom('posting_drafts')
    .leftJoin('jobs', 'jobs.id', 'posting_drafts.job_id')
    .leftJoin('files', 'files.id', 'posting_drafts.attachment_file_id')
    .select(['posting_drafts.id', 'posting_drafts.company_id', 'posting_drafts.job_id'])
    .select(['posting_drafts.fields', 'posting_drafts.version', 'posting_drafts.updated_at'])
    .select(['jobs.status as job_status', 'files.name as file_name', 'files.size as file_size']);
}
