import type {
  AppliedJob,
  OutsideApplication,
  appliedJobsQuerySchema,
} from '@waymark/contract/hiring/outside-applications';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listApplicationsById } from '../applications/queries.ts';

/**
 * A page of a candidate's applications, here and elsewhere, by the day of applying (G-5). Throws `not_found` beyond the
 * last page.
 */
export async function listAppliedJobs(
  database: Database,
  userId: string,
  { show, sort, page }: z.output<typeof appliedJobsQuerySchema>,
): Promise<Page<AppliedJob>> {
  const applied = sql<{ id: string; is_here: boolean; applied_at: Date }>`(
    select id, true as is_here, created_at as applied_at from applications
    where user_id = ${userId} and ${show !== 'elsewhere'}::boolean
    union all
    select id, false, applied_on::timestamp at time zone 'UTC' from outside_applications
    where user_id = ${userId} and ${show !== 'here'}::boolean
  )`.as('applied');
  const { total } = await database
    .selectFrom(applied)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const rows = await database
    .selectFrom(applied)
    .select(['applied.id', 'applied.is_here'])
    .orderBy('applied.applied_at', direction)
    .orderBy('applied.id', direction)
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  const here = await listApplicationsById(database, userId, idsOf(rows, true));
  const elsewhere = await listOutside(database, userId, idsOf(rows, false));
  const data = rows.map(({ id }) => ({ here: here.get(id) ?? null, elsewhere: elsewhere.get(id) ?? null }));
  return { data, total, page, pageSize: defaultPageSize };
}

function idsOf(rows: readonly { id: string; is_here: boolean }[], isHere: boolean): string[] {
  return rows.filter(({ is_here }) => is_here === isHere).map(({ id }) => id);
}

/** Records of this candidate by their id; another's are left out. */
export async function listOutside(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, OutsideApplication>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('outside_applications')
    .select(['id', 'title', 'company', 'link', 'note', 'stage', 'applied_on as appliedOn'])
    .select('remind_on as remindOn')
    .select(sql<boolean>`remind_on is not null and reminded_at is null`.as('reminds'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
