import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { SavedJob, savedJobListQuerySchema } from '@waymark/contract/seeking/saved-jobs';
import { msg } from '@waymark/contract/text/message';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** A page of saved jobs. Throws `not_found` beyond the last page. */
export async function listSavedJobs(
  database: Database,
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

/** A row of this user; null for another’s. */
export async function findSavedJob(database: Database, userId: string, id: string): Promise<SavedJob | null> {
  const row = await selectRows(database, userId).where('saved_jobs.id', '=', id).executeTakeFirst();
  return row ? presentSavedJob(row) : null;
}

/** The saved jobs of the board. */
export async function listLikedJobIds(database: Database, userId: string): Promise<string[]> {
  const rows = await selectVisible(database, userId)
    .select('jobs.id')
    .where('jobs.id', 'is not', null)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map((row) => row.id);
}

/** Locks a job against deletion. Throws `not_found` for a job that is not public. */
export async function lockPublicJob(transaction: Database, jobId: string): Promise<void> {
  const job = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('status', 'in', publicStatuses)
    .forKeyShare()
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
}

/** Without jobs that are off the board: they return when they are published again. */
function selectVisible(database: Database, userId: string) {
  return database
    .selectFrom('saved_jobs')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'saved_jobs.job_id').on('jobs.status', 'in', publicStatuses),
    )
    .where('saved_jobs.user_id', '=', userId)
    .where(({ eb, or }) => or([eb('saved_jobs.job_id', 'is', null), eb('jobs.id', 'is not', null)]));
}

function selectRows(database: Database, userId: string) {
  return selectVisible(database, userId)
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['saved_jobs.id', 'saved_jobs.job_id', 'jobs.status', 'jobs.company_id', 'saved_jobs.date'])
    .select('saved_jobs.created_at')
    .select(({ fn }) => fn.coalesce('saved_jobs.title', 'jobs.title').as('title'))
    .select(['saved_jobs.title as own_title', 'jobs.language'])
    .select(({ fn }) => fn.coalesce('saved_jobs.company', 'companies.name').as('company'));
}

type SavedJobRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function presentSavedJob(row: SavedJobRow): SavedJob {
  const { job_id: jobId, company_id: companyId } = row;
  return {
    id: row.id,
    job: jobId && companyId ? { id: jobId, open: row.status === 'active', companyId } : null,
    title: row.title ?? '',
    language: row.own_title === null ? (row.language ?? '') : '',
    company: row.company ?? '',
    date: row.date,
    savedAt: row.created_at.toISOString(),
  };
}

/** Jobs that have a page, open or closed. */
export const publicStatuses = ['active', 'expired', 'filled'] as const;
