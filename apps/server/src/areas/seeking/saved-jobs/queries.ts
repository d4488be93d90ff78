import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { Page } from '@waymark/contract/pagination';
import type { SavedJob, savedJobListQuerySchema } from '@waymark/contract/seeking/saved-jobs';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { publicStatuses } from './constants.ts';

/** A page of what somebody saved. Throws `not_found` beyond the last page. */
export async function listSavedJobs(
  database: Kysely<Tables>,
  userId: string,
  { sort, page }: z.output<typeof savedJobListQuerySchema>,
): Promise<Page<SavedJob>> {
  const { total } = await selectVisible(database, userId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const direction = sort === 'freshness' ? 'desc' : 'asc';
  const rows = await selectRows(database, userId)
    .orderBy('saved_jobs.created_at', direction)
    .orderBy('saved_jobs.id', direction)
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentSavedJob), total, page, pageSize: defaultPageSize };
}

/** A row of this person's list; null when it is somebody else's. */
export async function findSavedJob(
  database: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<SavedJob | null> {
  const row = await selectRows(database, userId).where('saved_jobs.id', '=', id).executeTakeFirst();
  return row ? presentSavedJob(row) : null;
}

/** The jobs of the board that somebody likes. */
export async function listLikedJobIds(database: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await selectVisible(database, userId)
    .select('jobs.id')
    .where('jobs.id', 'is not', null)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Keeps a job until the transaction ends; one that is deleted at this moment is waited for. Throws `not_found` for a
 * job that nobody may see.
 */
export async function lockPublicJob(transaction: Kysely<Tables>, jobId: string): Promise<void> {
  const job = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('status', 'in', publicStatuses)
    .forKeyShare()
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', 'There is no job with this address.');
}

/** Without the jobs that are off the board, for any reason: they return when they are published again. */
function selectVisible(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('saved_jobs')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'saved_jobs.job_id').on('jobs.status', 'in', publicStatuses),
    )
    .where('saved_jobs.user_id', '=', userId)
    .where(({ eb, or }) => or([eb('saved_jobs.job_id', 'is', null), eb('jobs.id', 'is not', null)]));
}

function selectRows(database: Kysely<Tables>, userId: string) {
  return selectVisible(database, userId)
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['saved_jobs.id', 'saved_jobs.job_id', 'jobs.status', 'jobs.company_id', 'saved_jobs.date'])
    .select('saved_jobs.created_at')
    .select(({ fn }) => fn.coalesce('saved_jobs.title', 'jobs.title').as('title'))
    .select(({ fn }) => fn.coalesce('saved_jobs.company', 'companies.name').as('company'));
}

interface SavedJobRow {
  id: string;
  job_id: string | null;
  /** Null where there is no job of the board. */
  status: JobStatus | null;
  company_id: string | null;
  title: string | null;
  company: string | null;
  date: string;
  created_at: Date;
}

/** A row of the list as its owner sees it. */
function presentSavedJob(row: SavedJobRow): SavedJob {
  const { job_id: jobId, company_id: companyId } = row;
  return {
    id: row.id,
    job: jobId && companyId ? { id: jobId, open: row.status === 'active', companyId } : null,
    title: row.title ?? '',
    company: row.company ?? '',
    date: row.date,
    savedAt: row.created_at.toISOString(),
  };
}
