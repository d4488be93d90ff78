import { sql, type Kysely } from 'kysely';
import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { hasAnswering } from '../../companies/companies/queries.ts';
import { findPlaces } from '../../places/places/queries.ts';
import { jobCardColumns } from './card-queries.ts';
import { presentJobDetail } from './detail-presenter.ts';
import { listQuestions, presentQuestion } from './question-queries.ts';
import { sanitiseDescription } from './sanitise-rules.ts';

/** Drafts and pending ones are not. */
const publicStatuses: readonly JobStatus[] = ['active', 'expired', 'filled'];

/** A posting that is public, open or closed, or has another of the given statuses; null when there is none. */
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

/** The columns of a posting's page that its card has not, of the posting itself; its attachment's are joined. */
export const jobDetailColumns = [
  'jobs.status',
  'jobs.source',
  'jobs.description',
  'jobs.requirements',
  'jobs.how_to_apply',
  'jobs.education',
  'jobs.experience_min',
  'jobs.experience_max',
  'jobs.deadline',
  'jobs.confirmed_at',
  'jobs.closed_at',
  'jobs.apply_url',
  'jobs.applicant_countries',
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
    .where('jobs.id', '=', jobId)
    .where('jobs.status', 'in', statuses)
    .executeTakeFirst();
}
