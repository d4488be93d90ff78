/*
 * A backup is SQL that psql runs as well as the restore command: one transaction, each statement ended by a
 * marker on a line of its own. Literals never hold a raw line break, so no stored text can forge a marker.
 */

export const backupHeader = '-- Waymark backup, format 1';
export const statementEnd = '-- end of statement';
export const backupEnd = '-- end of backup';

/** Any value as PostgreSQL prints it, as a literal on one line. */
export function toLiteral(value: string | null): string {
  if (value === null) return 'null';
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    // Node's reader of lines takes these for line breaks as well.
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return escaped.includes('\\') ? `E'${escaped}'` : `'${escaped}'`;
}

export function toIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
