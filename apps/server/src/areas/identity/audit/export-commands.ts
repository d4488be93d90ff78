import type { AuditFilters } from '@waymark/contract/identity/audit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { csvStart, writeCsvRow } from '../../../platform/write-csv.ts';
import { noteStaffAction } from './audit-commands.ts';
import { auditExportBatch, auditExportRows } from './constants.ts';
import { presentAuditEntry, type AuditRow } from './presenter.ts';
import { listEntriesAfter, listNames } from './queries.ts';

const columns = ['Time (UTC)', 'Who', 'What', 'Kind', 'Subject', 'Id', 'Reason', 'Before', 'After'];

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
  { rows: mostRows = auditExportRows, batch = auditExportBatch } = {},
): AsyncGenerator<string> {
  yield csvStart + writeCsvRow(columns);
  let last: AuditRow | undefined;
  for (let written = 0; written < mostRows;) {
    const rows = await listEntriesAfter(database, filters, {
      last,
      limit: Math.min(batch, mostRows - written),
    });
    if (rows.length === 0) return;
    const names = await listNames(database, rows);
    yield rows.map((row) => writeCsvRow(cellsOf(row, names))).join('');
    written += rows.length;
    last = rows.at(-1);
  }
}

function cellsOf(row: AuditRow, names: ReadonlyMap<string, string>): string[] {
  const entry = presentAuditEntry(row, names);
  const side = (name: 'before' | 'after') =>
    entry.changes
      .flatMap((change) => (change[name] === null ? [] : [`${change.field}: ${change[name]}`]))
      .join('\n');
  return [
    entry.at,
    entry.who,
    entry.what,
    entry.subjectKind,
    entry.subject ?? '',
    entry.subjectId,
    entry.reason,
    side('before'),
    side('after'),
  ];
}
