import type { Application, applicationListQuerySchema } from '@waymark/contract/hiring/applications';
import type { ApplicationStatus } from '@waymark/contract/hiring/choices';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { hasAnswering } from '../../companies/companies/queries.ts';
import { loadJobCards } from '../../jobs/jobs/queries.ts';
import { withTranslations } from '../../jobs/translations/queries.ts';
import { findStanding, type ApplicableJob, type StageEvent } from './rules.ts';

/** A job with everything that decides whether it takes applications. */
export function findJobToApplyFor(database: Database, jobId: string): Promise<ApplicableJob | undefined> {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'jobs.language', 'jobs.status', 'jobs.company_id'])
    .select('jobs.notify_email')
    .select('companies.name as company_name')
    .select(
      sql<boolean>`${hasAnswering(sql`jobs.company_id`)}
        and not ((jobs.source = 'employer' or jobs.source like 'company-%') and jobs.apply_url is not null)`.as(
        'is_answered',
      ),
    )
    .select(sql<boolean>`jobs.apply_url is not null`.as('is_elsewhere'))
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
}

/**
 * The same, locked: the job is not closed and no member leaves meanwhile, and changes that began before are
 * waited for.
 */
export async function lockJobToApplyFor(
  transaction: Database,
  jobId: string,
): Promise<ApplicableJob | undefined> {
  // The company first, as when its jobs are closed: another order would deadlock.
  await sql`
    select from companies where id = (select company_id from jobs where jobs.id = ${jobId}) for share
  `.execute(transaction);
  await sql`select from jobs where id = ${jobId} for share`.execute(transaction);
  // A statement of its own: one that has waited still counts the members as they were when it began.
  return findJobToApplyFor(transaction, jobId);
}

/** The account’s deletion date, locked until the transaction ends; undefined when the account is gone. */
export function lockApplicant(
  transaction: Database,
  userId: string,
): Promise<{ deletion_due_at: Date | null } | undefined> {
  return transaction
    .selectFrom('users')
    .select('deletion_due_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** A page of a candidate's applications. Throws `not_found` beyond the last page. */
export async function listApplications(
  database: Database,
  userId: string,
  { sort, page }: z.output<typeof applicationListQuerySchema>,
): Promise<Page<Application>> {
  const { total } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const rows = await selectApplications(database, userId)
    .orderBy('applications.created_at', direction)
    .orderBy('applications.id', direction)
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: await withCards(database, rows), total, page, pageSize: defaultPageSize };
}

/** A candidate's application for a job or for a translation of it, that for the job itself first; null for none. */
export async function findApplicationForJob(
  database: Database,
  userId: string,
  jobId: string,
): Promise<Application | null> {
  const rows = await selectApplications(database, userId)
    .where(sql<boolean>`applications.job_id in ${withTranslations(sql`${jobId}::uuid`)}`)
    .orderBy(sql`applications.job_id = ${jobId}`, 'desc')
    .orderBy('applications.id')
    .execute();
  return (await withCards(database, rows))[0] ?? null;
}

/** An application of this candidate; null for another’s. */
export async function findApplication(
  database: Database,
  userId: string,
  applicationId: string,
): Promise<Application | null> {
  const rows = await selectApplications(database, userId)
    .where('applications.id', '=', applicationId)
    .execute();
  return (await withCards(database, rows))[0] ?? null;
}

/** Applications of this candidate by their id; another's are left out. */
export async function listApplicationsById(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Application>> {
  if (ids.length === 0) return new Map();
  const rows = await selectApplications(database, userId).where('applications.id', 'in', ids).execute();
  const listed = await withCards(database, rows);
  return new Map(listed.map((application) => [application.id, application]));
}

function selectApplications(database: Database, userId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('files', 'files.id', 'applications.file_id')
    .select([
      'applications.id',
      'applications.job_id',
      'jobs.status as job_status',
      'jobs.moderation as job_moderation',
      'applications.status',
      'applications.created_at',
      'files.name as resume_name',
    ])
    .where('applications.user_id', '=', userId);
}

async function withCards(database: Database, rows: ApplicationRow[]): Promise<Application[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const moves = Map.groupBy(await listMoves(database, ids), (move) => move.application_id);
  const undecided = await listUndecided(database, ids);
  const cards = await loadJobCards(
    database,
    rows.map((row) => row.job_id),
  );
  const now = new Date();
  return rows.flatMap((row) => {
    const card = cards.get(row.job_id);
    const status = findStanding(row.status, moves.get(row.id) ?? [], undecided.has(row.id), now);
    return card ? [presentApplication(row, card, status)] : [];
  });
}

/** The stage changes of applications, oldest first. */
export function listMoves(
  database: Database,
  ids: readonly string[],
): Promise<(StageEvent & { application_id: string })[]> {
  return database
    .selectFrom('application_events')
    .select(['application_id', 'status', 'stage_kind', 'created_at'])
    .where('application_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Applications whose rejection letter is still waiting: for the candidate nothing is decided yet. */
export async function listUndecided(
  database: Database,
  applicationIds: readonly string[],
): Promise<Set<string>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('decline_letters')
    .select('application_id')
    .where('application_id', 'in', applicationIds)
    .execute();
  return new Set(rows.map((row) => row.application_id));
}

type ApplicationRow = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number];

/** An application as its candidate sees it. */
function presentApplication(row: ApplicationRow, job: JobCard, status: ApplicationStatus): Application {
  return {
    id: row.id,
    job: { ...job, open: row.job_status === 'active', takenDown: row.job_moderation === 'suspended' },
    status,
    appliedAt: row.created_at.toISOString(),
    resumeName: row.resume_name,
  };
}
