import { staffActionWords } from '@waymark/contract/identity/choices/staff-actions';
import type { AuditSubjectKind } from '@waymark/contract/identity/choices/staff';
import type { StaffNote } from '@waymark/contract/office/decisions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const mostNotes = 20;

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
    .limit(mostNotes)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    what: staffActionWords[row.action],
    who: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    reason: row.reason,
    at: row.created_at.toISOString(),
  }));
}
