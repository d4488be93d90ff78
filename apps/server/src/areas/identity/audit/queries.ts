import type { AuditFilters, AuditLog } from '@waymark/contract/identity/audit';
import { type AuditSubjectKind, staffActionWords } from '@waymark/contract/identity/staff-choices';
import type { StaffNote } from '@waymark/contract/identity/decisions';
import { defaultPageSize } from '@waymark/contract/pagination';
import { fullName } from '@waymark/contract/text/format';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { Hook } from '../../../platform/hook.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listIds } from './change-rules.ts';
import { presentAuditEntry, type AuditRow } from './presenter.ts';
import type { Say } from '@waymark/contract/text/say';

/** A page of what staff did, newest first. Throws `not_found` beyond the last page. */
export async function listAuditLog(
  database: Kysely<Tables>,
  { page, ...filters }: AuditFilters & { page: number },
  say: Say,
): Promise<AuditLog> {
  const { total } = await selectEntries(database, filters)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await selectEntries(database, filters)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  const names = await listNames(database, rows);
  return {
    data: rows.map((row) => presentAuditEntry(row, names, say)),
    total,
    page,
    pageSize: defaultPageSize,
    members: await listActors(database),
  };
}

/** The entries that pass the filters. Days are UTC, the last one included. */
function selectEntries(database: Kysely<Tables>, filters: AuditFilters) {
  const { who, action, kind, subject, from, to, reason } = filters;
  return database
    .selectFrom('audit_log')
    .$if(who !== undefined, (entries) => entries.where('staff_id', '=', who as string))
    .$if(action !== undefined, (entries) => entries.where('action', '=', action as AuditRow['action']))
    .$if(kind !== undefined, (entries) =>
      entries.where('subject_kind', '=', kind as AuditRow['subject_kind']),
    )
    .$if(Boolean(subject), (entries) => entries.where('subject_id', '=', subject as string))
    .$if(from !== undefined, (entries) =>
      entries.where('created_at', '>=', sql<Date>`${from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(to !== undefined, (entries) =>
      entries.where('created_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'UTC'`),
    )
    .$if(Boolean(reason), (entries) =>
      entries.where(sql<boolean>`strpos(lower(reason), lower(${reason as string})) > 0`),
    );
}

/** So many entries after the given one, newest first: a copy is read piece by piece. */
export function listEntriesAfter(
  database: Kysely<Tables>,
  filters: AuditFilters,
  { last, limit }: { last: AuditRow | undefined; limit: number },
): Promise<AuditRow[]> {
  return selectEntries(database, filters)
    .selectAll()
    .$if(last !== undefined, (entries) =>
      // The moment as the database has it, finer than a Date.
      entries.where(
        sql<boolean>`(created_at, id) < (select created_at, id from audit_log where id = ${last?.id})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The names of things of other areas, by their ids. */
export const namesAsked = new Hook<[ids: readonly string[]], { id: string; name: string }[]>();

/** The present names of the people, jobs and companies of entries, by their ids. */
export async function listNames(
  database: Kysely<Tables>,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ staff_id, subject_id, before, after }) => [
    ...(staff_id === null ? [] : [staff_id]),
    ...listIds({ subject_id }, before, after),
  ]);
  const { rows: people } = await sql<{ id: string; name: string }>`
    select id, rtrim(first_name || ' ' || last_name) as name from users where id = any(${ids}::uuid[])
  `.execute(database);
  const others = await namesAsked.run(database, ids);
  return new Map([...people, ...others.flat()].map(({ id, name }) => [id, name]));
}

/** Whose actions can be looked for: the members of staff there are. */
async function listActors(database: Kysely<Tables>): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, rtrim(first_name || ' ' || last_name) as name from users where role = 'staff'
    order by lower(coalesce(nullif(last_name, ''), first_name)), lower(first_name), id limit 500
  `.execute(database);
  return rows;
}

const maxNotes = 20;

/** What staff did with one thing before, newest first. */
export async function listNotesOn(
  database: Kysely<Tables>,
  subjectKind: AuditSubjectKind,
  subjectId: string,
): Promise<StaffNote[]> {
  const rows = await database
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.staff_id')
    .select(['audit_log.id', 'audit_log.action', 'audit_log.reason', 'audit_log.created_at'])
    .select(['users.first_name', 'users.last_name'])
    .where('audit_log.subject_kind', '=', subjectKind)
    .where('audit_log.subject_id', '=', subjectId)
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(maxNotes)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    what: staffActionWords[row.action],
    who: row.first_name === null ? null : fullName(row.first_name, row.last_name),
    reason: row.reason,
    at: row.created_at.toISOString(),
  }));
}
