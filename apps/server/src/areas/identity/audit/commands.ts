import type { AuditFilters } from '@waymark/contract/identity/audit';
import {
  auditSubjectLabels,
  type AuditSubjectKind,
  type StaffAction,
} from '@waymark/contract/identity/staff-choices';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { csvStart, writeCsvRow } from '../../../platform/write-csv.ts';
import { erasedSubject, auditExportBatch, auditExportRows } from './constants.ts';
import { presentAuditEntry, type AuditRow } from './presenter.ts';
import { listEntriesAfter, listNames } from './queries.ts';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

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

/**
 * Forgets whom actions were about: that something was done, when and by whom stays; who it was done to, and the
 * reason that may speak of them, do not.
 */
export async function forgetAuditSubject(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('audit_log')
    .set({ subject_id: erasedSubject, reason: '' })
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .execute();
  // Elsewhere people are named by their id, for example whom something was handed to.
  await sql`
    update audit_log set
      before = replace(before::text, ${userId}, ${erasedSubject})::jsonb,
      after = replace(after::text, ${userId}, ${erasedSubject})::jsonb
    where strpos(before::text, ${userId}) > 0 or strpos(after::text, ${userId}) > 0
  `.execute(transaction);
}

const columns = [
  msg`Time (UTC)`,
  msg`Who`,
  msg`What`,
  msg`Kind`,
  msg`Subject`,
  msg`Id`,
  msg`Reason`,
  msg`Before`,
  msg`After`,
];

/** Notes that a copy is made, and of what. */
export async function noteExport(
  database: Kysely<Tables>,
  staffId: string,
  filters: AuditFilters,
): Promise<void> {
  await noteStaffAction(database, {
    staffId,
    action: 'audit.export',
    subjectKind: 'setting',
    subjectId: 'audit-log',
    after: filters,
  });
}

/** The entries that pass the filters as CSV, newest first, up to a bound; piece by piece, as they are taken. */
export async function* writeAuditCsv(
  database: Kysely<Tables>,
  filters: AuditFilters,
  say: Say,
  { rows: maxRows = auditExportRows, batch = auditExportBatch } = {},
): AsyncGenerator<string> {
  yield csvStart + writeCsvRow(columns.map((column) => say(column)));
  let last: AuditRow | undefined;
  for (let written = 0; written < maxRows;) {
    const rows = await listEntriesAfter(database, filters, {
      last,
      limit: Math.min(batch, maxRows - written),
    });
    if (rows.length === 0) return;
    const names = await listNames(database, rows);
    yield rows.map((row) => writeCsvRow(cellsOf(row, names, say))).join('');
    written += rows.length;
    last = rows.at(-1);
  }
}

function cellsOf(row: AuditRow, names: ReadonlyMap<string, string>, say: Say): string[] {
  const entry = presentAuditEntry(row, names, say);
  const side = (name: 'before' | 'after') =>
    entry.changes
      .flatMap((change) => (change[name] === null ? [] : [`${change.field}: ${change[name]}`]))
      .join('\n');
  return [
    entry.at,
    entry.who,
    entry.what,
    say(auditSubjectLabels[entry.subjectKind]),
    entry.subject ?? '',
    entry.subjectId,
    entry.reason,
    side('before'),
    side('after'),
  ];
}

/** Forgets what was done longer ago than the log is kept. */
export async function trimAuditLog(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('audit_log')
    .where(
      'created_at',
      '<',
      sql<Date>`now() - make_interval(days => ${board.settings.retention.staffLogDays}::int)`,
    )
    .execute();
}
