/** What a spreadsheet takes for the beginning of a formula, full-width forms included. */
const formulaStart = /^[\s]*[=+\-@＝＋－＠\t\r]/;

/**
 * A table in CSV (RFC 4180) that no spreadsheet computes: a cell that would begin a formula begins with an
 * apostrophe. The mark in front says UTF-8 to Excel.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return csvStart + rows.map(writeCsvRow).join('');
}

/** What a table begins with that is written row by row. */
export const csvStart = '\uFEFF';

export function writeCsvRow(row: readonly string[]): string {
  return `${row.map(writeCell).join(',')}\r\n`;
}

function writeCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
