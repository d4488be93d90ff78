import type { JobStatus } from '@waymark/contract/jobs/choices';
import type { JobCard, JobQuestion, JobDetail } from '@waymark/contract/jobs/jobs';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Change } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { hasAnswering } from '../../companies/companies/queries.ts';
import { findPlaces } from '../../places/places/queries.ts';
import { openTranslations } from '../translations/queries.ts';
import { cardFieldColumns, pageFieldColumns } from './field-rules.ts';
import { presentJobCard, presentJobDetail } from './presenter.ts';
import { sanitiseDescription } from './rules.ts';

/** The columns of a card, of the posting itself. */
export const ownCardColumns = [
  'jobs.id',
  'jobs.title',
  'jobs.company_id',
  'jobs.place_ids',
  'jobs.work_mode',
  'jobs.type',
  'jobs.category',
  'jobs.salary_min',
  'jobs.salary_max',
  'jobs.salary_currency',
  'jobs.salary_period',
  'jobs.skills',
  'jobs.posted_at',
  'jobs.featured_until',
  ...cardFieldColumns,
] as const;

/** All columns of a card, for queries that join `jobs` with `companies`. */
export const jobCardColumns = [
  ...ownCardColumns,
  'companies.name as company_name',
  'companies.logo_file_id as company_logo_file_id',
  'companies.industry as company_industry',
  'companies.size as company_size',
] as const;

/** Cards of the given jobs, whatever their status, in the order asked for. Unknown ids are left out. */
export async function loadJobCards(
  database: Kysely<Tables>,
  jobIds: readonly string[],
): Promise<Map<string, JobCard>> {
  if (jobIds.length === 0) return new Map();
  const rows = await selectCards(database)
    .where('jobs.id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const places = await findPlaces(
    database,
    rows.flatMap((row) => row.place_ids),
  );
  return new Map(
    jobIds.flatMap((id) => {
      const row = byId.get(id);
      return row ? [[id, presentJobCard(row, places)]] : [];
    }),
  );
}

function selectCards(database: Kysely<Tables>) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(jobCardColumns);
}

/** Beyond so many changes at once, as in an import, they are not looked at one by one. */
const maxLookedAt = 500;

export interface ChangedPostings {
  /** Ids of the postings that changed and still exist. */
  ids: ReadonlySet<string>;
  /** Whether one of them is not open, or it is not known. */
  someClosed: boolean;
}

/** Which postings a list of changes is about, and whether lists may still show one that is closed. */
export async function readChangedPostings(
  database: Kysely<Tables>,
  changes: readonly Change[],
): Promise<ChangedPostings> {
  const numbers = [...new Set(changes.filter(({ kind }) => kind === 'job').map(({ id }) => Number(id)))];
  // A company that is held or merged takes its postings along.
  const someClosed = numbers.length > maxLookedAt || changes.some(({ kind }) => kind === 'company');
  if (someClosed || numbers.length === 0) return { ids: new Set(), someClosed };
  const rows = await database
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('number', 'in', numbers)
    .execute();
  return {
    ids: new Set(rows.map(({ id }) => id)),
    someClosed: rows.length < numbers.length || rows.some(({ status }) => status !== 'active'),
  };
}

export type QuestionRow = Selectable<Tables['job_questions']>;

/** What a job asks of its applicants now, in order. */
export function listQuestions(database: Kysely<Tables>, jobId: string): Promise<QuestionRow[]> {
  return database
    .selectFrom('job_questions')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
}

/** A question as candidates see it: only the employer learns which answers disqualify. */
export function presentQuestion({ id, kind, question, options, required }: QuestionRow): JobQuestion {
  return { id, kind, question, options, required };
}

/** Drafts and pending ones are not. */
const publicStatuses: readonly JobStatus[] = ['active', 'expired', 'filled'];

/**
 * A posting that is public, open or closed, or has another of the given statuses; null when there is none.
 */
export async function findJob(
  database: Kysely<Tables>,
  jobId: string,
  statuses = publicStatuses,
): Promise<JobDetail | null> {
  const row = await selectDetail(database, jobId, statuses);
  if (!row) return null;
  const places = await findPlaces(database, row.place_ids);
  const questions = await listQuestions(database, jobId);
  // Sanitised when stored, and again here: the page puts it into the document as HTML.
  const description = sanitiseDescription(row.description);
  return presentJobDetail({ ...row, description }, questions.map(presentQuestion), places);
}

/**
 * The columns of a posting's page that its card has not, of the posting itself; its attachment's are joined.
 */
export const jobDetailColumns = [
  'jobs.status',
  'jobs.source',
  'jobs.description',
  ...pageFieldColumns,
  'jobs.deadline',
  'jobs.confirmed_at',
  'jobs.closed_at',
  'jobs.apply_url',
  'jobs.applicant_countries',
  'jobs.own_fields',
  'files.name as attachment_name',
  'files.size as attachment_size',
] as const;

function selectDetail(database: Kysely<Tables>, jobId: string, statuses: readonly JobStatus[]) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('files', 'files.id', 'jobs.attachment_file_id')
    .select(jobCardColumns)
    .select(jobDetailColumns)
    .select([
      'companies.website',
      'companies.about',
      'companies.industry',
      'companies.website_host',
      'companies.verified_at',
      'companies.verified_by',
    ])
    .select(hasAnswering(sql`jobs.company_id`).as('members'))
    .select(openTranslations.as('translations'))
    .where('jobs.id', '=', jobId)
    .where('jobs.status', 'in', statuses)
    .executeTakeFirst();
}

/** The titles of jobs, by which the log of staff names them. */
export async function listJobNames(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, title as name from jobs where id = any(${ids}::uuid[])
  `.execute(database);
  return rows;
}
