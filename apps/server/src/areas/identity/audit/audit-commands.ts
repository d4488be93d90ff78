import type { AuditSubjectKind } from '@waymark/contract/identity/choices/staff';
import type { StaffAction } from '@waymark/contract/identity/choices/staff-actions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';

export interface AuditEntry {
  /** Null for what a command did at the machine itself. */
  staffId: string | null;
  action: StaffAction;
  subjectKind: AuditSubjectKind;
  subjectId: string;
  /** What staff gave as their reason. */
  reason?: string;
  /** Only what differs; people by their id alone, never by name or address. */
  before?: object;
  after?: object;
}

/** Notes what a member of staff does, in the transaction that does it (L-17). */
export async function noteStaffAction(transaction: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  const { staffId, action, subjectKind, subjectId, reason = '', before = {}, after = {} } = entry;
  await transaction
    .insertInto('audit_log')
    .values({
      id: newId(),
      staff_id: staffId,
      by_command: staffId === null,
      action,
      subject_kind: subjectKind,
      subject_id: subjectId,
      reason,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}
