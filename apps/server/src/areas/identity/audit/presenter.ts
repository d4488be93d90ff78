import type { AuditEntry } from '@waymark/contract/identity/audit';
import {
  staffActionWords,
  type StaffAction,
  type AuditSubjectKind,
} from '@waymark/contract/identity/staff-choices';
import { describeChanges } from './change-rules.ts';
import { erasedSubject } from './constants.ts';
import { labelOfSetting } from './setting-label-rules.ts';
import type { Say } from '@waymark/contract/text/say';

export interface AuditRow {
  id: string;
  created_at: Date;
  staff_id: string | null;
  by_command: boolean;
  action: StaffAction;
  subject_kind: AuditSubjectKind;
  subject_id: string;
  reason: string;
  before: object;
  after: object;
}

/** An action of staff, with the names that people and things have today, by their ids. */
export function presentAuditEntry(row: AuditRow, names: ReadonlyMap<string, string>, say: Say): AuditEntry {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    staffId: row.staff_id,
    who: nameActor(row, names, say),
    action: row.action,
    what: say(staffActionWords[row.action]),
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subject: nameSubject(row, names, say),
    reason: row.reason,
    changes: describeChanges(
      { subject: { kind: row.subject_kind, id: row.subject_id }, before: row.before, after: row.after },
      { say, names },
    ),
  };
}

function nameSubject(
  { subject_kind: kind, subject_id: id }: AuditRow,
  names: ReadonlyMap<string, string>,
  say: Say,
): string | null {
  if (id === erasedSubject) return say`someone who has left`;
  const setting = kind === 'setting' ? labelOfSetting(id) : undefined;
  return setting === undefined ? (names.get(id) ?? null) : say(setting);
}

function nameActor(
  { staff_id: id, by_command }: AuditRow,
  names: ReadonlyMap<string, string>,
  say: Say,
): string {
  if (by_command) return say`The command line`;
  return (id === null ? undefined : names.get(id)) ?? say`A former member of staff`;
}
