import { importedFields } from '@waymark/contract/jobs/staff-choices';
import type { FieldReading } from '@waymark/contract/jobs/imports';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { StartError } from '../../../platform/errors.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { addOwner } from '../../companies/companies/commands.ts';
import type { Gazetteer } from '../../places/places/rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { closePostings, comparePostings, writePostings } from '../jobs/write-commands.ts';
import { readPosting } from './draft-rules.ts';
import type { SourceRow } from './file-gateway.ts';
import type { ImportMapping } from './mapping-rules.ts';

export interface Rejection {
  /** Where it stands: "line 12" or "index 11". */
  at: string;
  sourceId: string;
  reason: string;
}

export interface ImportSummary {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  closed: number;
  rejected: number;
  /** How many postings had a value that no choice is named after, by field and value. */
  unknown: Map<string, number>;
  /** How each field of the postings was read. */
  fields: FieldReading[];
  /** A sentence why postings that are gone were not closed, where that was asked for. */
  mirrorRefused: string | undefined;
}

export interface ImportOptions {
  rows: AsyncIterable<SourceRow>;
  mapping: ImportMapping;
  source: string;
  gazetteer: Gazetteer;
  now: Date;
  /** Compares and counts, and writes nothing. */
  dryRun?: boolean;
  /** Close open postings of the source that the file does not have. */
  mirror?: 'off' | 'complete' | 'despite-rejects';
  /** An employer who becomes an owner of every company of the file. */
  employerId?: string | undefined;
  onReject?: (rejection: Rejection) => void;
  /** After each batch, once it is committed. */
  onProgress?: (summary: ImportSummary) => void | Promise<void>;
}

const batchSize = 500;

/**
 * Writes the postings of a file, 500 in a transaction. A run that ends early leaves whole batches, and the
 * same run again ends as if it had been the only one.
 */
export async function importPostings(
  database: Kysely<Tables>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    closed: 0,
    rejected: 0,
    unknown: new Map(),
    fields: importedFields.map((field) => ({ field, read: 0, learnt: 0, missing: 0, unread: 0 })),
    mirrorRefused: undefined,
  };
  // A command at the machine knows no others than those that were compiled in.
  await exchangeRates.load(database);
  const seen = new Map<string, string>();
  let batch: PostingDraft[] = [];
  const flush = async () => {
    const counts = await writeBatch(database, options, batch);
    for (const name of ['inserted', 'updated', 'unchanged'] as const) summary[name] += counts[name];
    batch = [];
    await options.onProgress?.(summary);
  };
  for await (const row of options.rows) {
    summary.read++;
    const draft = accept(row, options, seen, summary);
    if (draft) batch.push(draft);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  if (options.mirror && options.mirror !== 'off') await mirror(database, options, [...seen.keys()], summary);
  return summary;
}

/** The posting of a row, or undefined after saying why there is none. */
function accept(
  row: SourceRow,
  options: ImportOptions,
  seen: Map<string, string>,
  summary: ImportSummary,
): PostingDraft | undefined {
  const reject = (reason: string, sourceId = '') => {
    summary.rejected++;
    options.onReject?.({ at: row.at, sourceId, reason });
    return undefined;
  };
  if ('problem' in row) return reject(row.problem);
  const posting = readPosting(row.record, options);
  if ('problems' in posting) return reject(posting.problems.join('; '), posting.sourceId);
  const { draft, unknown, readings } = posting;
  const before = seen.get(draft.sourceId);
  if (before !== undefined) return reject(`its id is the same as at ${before}`, draft.sourceId);
  seen.set(draft.sourceId, row.at);
  for (const value of unknown) summary.unknown.set(value, (summary.unknown.get(value) ?? 0) + 1);
  for (const counts of summary.fields) counts[readings[counts.field]]++;
  return draft;
}

async function writeBatch(database: Kysely<Tables>, options: ImportOptions, drafts: PostingDraft[]) {
  const { source, now, gazetteer } = options;
  if (options.dryRun) return (await comparePostings(database, { source, drafts, now })).counts;
  return database.transaction().execute(async (transaction) => {
    const written = await writePostings(transaction, { source, drafts, now, gazetteer });
    if (options.employerId) await addEmployer(transaction, options.employerId, source, drafts);
    return written;
  });
}

/** The employer of an import owns the companies of its postings. */
async function addEmployer(
  transaction: Kysely<Tables>,
  employerId: string,
  source: string,
  drafts: readonly PostingDraft[],
): Promise<void> {
  const sourceIds = drafts.map((draft) => draft.sourceId);
  const rows = await transaction
    .selectFrom('jobs')
    .select('company_id')
    .distinct()
    .where('source', '=', source)
    .where(sql<boolean>`source_id = any(${sourceIds}::text[])`)
    .execute();
  await addOwner(
    transaction,
    employerId,
    rows.map((row) => row.company_id),
  );
}

/** Closing what a broken file does not mention would empty the board: it must be whole, or the caller insists. */
async function mirror(
  database: Kysely<Tables>,
  options: ImportOptions,
  sourceIds: string[],
  summary: ImportSummary,
): Promise<void> {
  if (sourceIds.length === 0) {
    summary.mirrorRefused = 'No posting was closed, because the file has none that could be taken.';
  } else if (summary.rejected > 0 && options.mirror !== 'despite-rejects') {
    summary.mirrorRefused =
      'No posting was closed, because some rows were rejected and may be postings that are still open. ' +
      'Correct them, or add --mirror-despite-rejects.';
  } else {
    summary.closed = await closeOthers(database, options, sourceIds);
  }
}

async function closeOthers(database: Kysely<Tables>, options: ImportOptions, exceptSourceIds: string[]) {
  const { source } = options;
  if (!options.dryRun) {
    const closed = await database
      .transaction()
      .execute((transaction) => closePostings(transaction, { source, exceptSourceIds, status: 'expired' }));
    return closed.length;
  }
  const { count } = await database
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .where('status', '=', 'active')
    .where((where) => where.not(where('source_id', '=', where.fn.any(where.val(exceptSourceIds)))))
    .executeTakeFirstOrThrow();
  return count;
}

/** The id of the employer's account with this address. Throws a StartError when there is none. */
export async function requireEmployer(database: Kysely<Tables>, email: string): Promise<string> {
  const user = await database
    .selectFrom('users')
    .select(['id', 'role'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (user?.role === 'employer') return user.id;
  throw new StartError(
    user
      ? `${email} is not an employer's account. Name the account that shall receive the applications.`
      : `There is no account with the address ${email}. Register it as an employer first.`,
  );
}
