import { DatabaseSync } from 'node:sqlite';
import type { CardColumns, CompanyDocument, DetailColumns } from './document-rules.ts';

/*
 * How the file is opened and its rows are read. By itself: a thread that only reads starts without all that it takes
 * to write them.
 */

/** How long one who reads waits for one who writes: neither holds the other up for longer than a moment. */
export const waitMs = 5000;
/** The system keeps the file's pages too: a larger cache holds them twice. */
const cacheKibibytes = 4 * 1024;

/** A connection for reading alone. */
export function openForReading(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly: true, timeout: waitMs });
  file.exec(`pragma cache_size = -${cacheKibibytes}`);
  return file;
}

export const readCard = (text: unknown) => readRow<CardColumns>(text, ['posted_at', 'featured_until']);
export const readDetail = (text: unknown) => readRow<DetailColumns>(text, ['confirmed_at', 'closed_at']);
export const readCompany = (text: unknown) => readRow<CompanyDocument>(text, ['verified_at']);

/** A stored text of a row, with the dates that it had. */
function readRow<Row>(text: unknown, dates: readonly (keyof Row & string)[]): Row {
  const row = JSON.parse(String(text)) as Record<string, unknown>;
  for (const name of dates) row[name] = row[name] === null ? null : new Date(row[name] as string);
  return row as Row;
}
