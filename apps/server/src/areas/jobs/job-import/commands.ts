import { msg, type Message, term } from '@waymark/contract/text/message';
import type { BoardWords } from '@waymark/contract/board-words';
import { importedFields } from '@waymark/contract/jobs/staff-choices';
import type { FieldReading, LackingAds } from '@waymark/contract/jobs/imports';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { StartError } from '../../../platform/errors.ts';
import { keepMessage } from '../../../platform/languages/kept-message.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { addOwner } from '../../companies/companies/commands.ts';
import { companySlug } from '../../companies/companies/rules.ts';
import type { Gazetteer } from '../../places/places/rules.ts';
import { addLacking, findInDrafts, findInWritten } from '../ad-rules/import-queries.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { notePublished } from '../ad-rules/notice-commands.ts';
import { askApproval } from '../jobs/state-commands.ts';
import { closePostings, comparePostings, writePostings } from '../jobs/write-commands.ts';
import { readPosting } from './draft-rules.ts';
import type { FileNote, ReadRow, SourceRow } from './file-gateway.ts';
import type { ImportMapping } from './mapping-rules.ts';

export interface Rejection {
  /** Where it stands: "line 12" or "index 11". */
  at: Message;
  sourceId: string;
  reason: Message;
}

export interface ImportSummary {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  /** Postings that another source had brought before. */
  shared: number;
  closed: number;
  rejected: number;
  /** How many could be read, those without room among them. */
  readable: number;
  /** How many postings had a value that no choice is named after, by field and value. */
  unknown: Map<string, number>;
  /** How each field of the postings was read. */
  fields: FieldReading[];
  /** What laws ask for and new and changed postings do not have. */
  lackingAds: LackingAds[];
  /** Sentences that say what is missing of the file: it may have more postings than were read. */
  gaps: Message[];
  /** A sentence why postings that are gone were not closed, where that was asked for, or why the file is not whole. */
  mirrorRefused: Message | undefined;
}

/** Hooks of scheduled sources: duplicates of other sources, and closing with a person's consent. */
export interface SharedPostings {
  /** Notes which postings another source has brought before, and gives the others. */
  takeOut(transaction: Kysely<Tables>, drafts: readonly PostingDraft[]): Promise<TakenOut>;
  /** Notes by what the written postings can be known again. */
  note(transaction: Kysely<Tables>, drafts: readonly PostingDraft[], jobNumbers: number[]): Promise<void>;
  /** Closes what the source does not have any more; a sentence where it does not. A file has none. */
  close?(sourceIds: readonly string[]): Promise<{ closed: number; refused: Message | undefined }>;
}

export interface TakenOut {
  /** Those to write. */
  own: PostingDraft[];
  /** How many another source has brought before. */
  shared: number;
  /** New postings for which there is no room. */
  refused: { sourceId: string; reason: Message }[];
}

export interface ImportOptions {
  /** Of a stranger they are read as postings already, by a thread. */
  rows: AsyncIterable<SourceRow | FileNote | ReadRow>;
  /** What is known before to be missing of them. */
  gaps?: readonly Message[];
  mapping: ImportMapping;
  words: BoardWords;
  source: string;
  gazetteer: Gazetteer;
  now: Date;
  /** Compares and counts, and writes nothing. */
  dryRun?: boolean;
  /** Close open postings of the source that the file does not have. */
  mirror?: 'off' | 'complete' | 'despite-rejects';
  /** An employer who becomes an owner of every company of the file. */
  employerId?: string | undefined;
  /** The company that all postings are of, whatever the file calls it. */
  companyId?: string | undefined;
  /** New postings wait for staff. */
  needsApproval?: boolean;
  /** People apply here, and not where the posting leads to. */
  appliesHere?: boolean;
  shared?: SharedPostings;
  /** A run that is told to end does so before its next batch, with this signal's reason. */
  signal?: AbortSignal;
  /** Postings a transaction, 500 by default: fewer where others wait for the same database. */
  batchSize?: number;
  /** Postings of further companies are rejected. */
  maxCompanies?: number;
  onPosting?: (row: ReadRow) => void;
  onReject?: (rejection: Rejection) => void;
  /** After each batch, once it is committed. */
  onProgress?: (summary: ImportSummary) => void | Promise<void>;
}

const usualBatchSize = 500;
/** Characters of a batch: they go to the database in one text. */
const maxBatchLength = 300_000;

const lengthOf = ({ description, requirements }: PostingDraft): number =>
  requirements.reduce((sum, { length }) => sum + length, description.length);

/**
 * Writes the postings of a file, 500 in a transaction. A run that ends early leaves whole batches, and the
 * same run again ends as if it had been the only one.
 */
export async function importPostings(
  database: Kysely<Tables>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary = beginSummary(options);
  // A command at the machine knows no others than those that were compiled in.
  await exchangeRates.load(database);
  const reading: Reading = {
    options,
    seen: new Map(),
    rejected: new Set(),
    firstReason: '',
    companies: new Set(),
    summary,
  };
  const { batchSize = usualBatchSize } = options;
  let batch: PostingDraft[] = [];
  let batchLength = 0;
  const flush = async () => {
    const counts = await writeBatch(database, options, batch);
    for (const { sourceId, reason } of counts.refused) {
      summary.rejected++;
      options.onReject?.({ at: reading.seen.get(sourceId) ?? '', sourceId, reason });
    }
    summary.lackingAds = addLacking(summary.lackingAds, counts.findings);
    for (const name of ['inserted', 'updated', 'unchanged', 'shared'] as const) summary[name] += counts[name];
    batch = [];
    batchLength = 0;
    await options.onProgress?.(summary);
  };
  for await (const row of options.rows) {
    if ('gap' in row) summary.gaps.push(row.gap);
    if ('leftOut' in row) countUnknown(summary.unknown, `leftOut "${keepMessage(row.leftOut)}"`);
    if ('gap' in row || 'leftOut' in row) continue;
    summary.read++;
    const draft = accept(row, reading);
    if (draft) {
      batch.push(draft);
      batchLength += lengthOf(draft);
    }
    if (batch.length === batchSize || batchLength > maxBatchLength) await flush();
  }
  if (batch.length > 0) await flush();
  if (options.mirror && options.mirror !== 'off') await mirror(database, reading);
  else if (summary.gaps.length > 0)
    summary.mirrorRefused = msg`It was not read whole. ${term(nameGaps(summary))}`;
  return summary;
}

function beginSummary({ gaps = [] }: Pick<ImportOptions, 'gaps'>): ImportSummary {
  return {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    shared: 0,
    closed: 0,
    rejected: 0,
    readable: 0,
    unknown: new Map(),
    fields: importedFields.map((field) => ({ field, read: 0, learnt: 0, missing: 0, unread: 0 })),
    lackingAds: [],
    gaps: [...gaps],
    mirrorRefused: undefined,
  };
}

interface Reading {
  options: ImportOptions;
  /** The position of each posting, by its id. */
  seen: Map<string, Message>;
  /** Ids of postings that could not be taken; empty for a row without one. */
  rejected: Set<string>;
  /** Why the first of them could not. */
  firstReason: Message;
  /** Slugs. */
  companies: Set<string>;
  summary: ImportSummary;
}

/** The posting of a row, or undefined after saying why there is none. */
function accept(row: Exclude<SourceRow | ReadRow, FileNote>, reading: Reading): PostingDraft | undefined {
  const { options, seen, summary, companies } = reading;
  const reject = (reason: Message, sourceId = '') => {
    summary.rejected++;
    reading.rejected.add(sourceId);
    reading.firstReason ||= msg`${term(row.at)}, ${term(reason)}`;
    options.onReject?.({ at: row.at, sourceId, reason });
    return undefined;
  };
  if ('problem' in row) return reject(row.problem);
  const posting = 'posting' in row ? row.posting : readPosting(row.record, options);
  if ('problems' in posting) return reject(joinProblems(posting.problems), posting.sourceId);
  const { draft, unknown, readings } = posting;
  // As it is stored: two ids that differ in what cannot be stored are one.
  draft.sourceId = draft.sourceId.toWellFormed().replaceAll('\0', '');
  const before = seen.get(draft.sourceId);
  if (before !== undefined) return reject(msg`its id is the same as at ${term(before)}`, draft.sourceId);
  companies.add(companySlug(draft.company.name));
  if (companies.size > (options.maxCompanies ?? Infinity)) {
    companies.delete(companySlug(draft.company.name));
    return reject(
      msg`it is of one more company than the ${options.maxCompanies} that a source may name`,
      draft.sourceId,
    );
  }
  seen.set(draft.sourceId, row.at);
  summary.readable++;
  if (options.appliesHere) draft.applyUrl = null;
  if ('posting' in row) options.onPosting?.(row);
  for (const value of unknown) countUnknown(summary.unknown, value);
  for (const counts of summary.fields) {
    const kind = readings[counts.field];
    // A report counts what was learnt, from wherever.
    counts[kind === 'text' ? 'learnt' : kind]++;
  }
  return draft;
}

/** Problems of one posting that are named. */
const maxProblems = 10;

const joinProblems = (problems: readonly Message[]): Message =>
  problems.slice(0, maxProblems).reduce((before, next) => msg`${term(before)}; ${term(next)}`);

/** Values that are told apart. */
const maxUnknown = 5000;

function countUnknown(unknown: Map<string, number>, value: string): void {
  const count = unknown.get(value);
  if (count !== undefined || unknown.size < maxUnknown) unknown.set(value, (count ?? 0) + 1);
}

async function writeBatch(database: Kysely<Tables>, options: ImportOptions, drafts: PostingDraft[]) {
  const { source, now, gazetteer, companyId, shared, needsApproval = false } = options;
  options.signal?.throwIfAborted();
  const whole: TakenOut = { own: [...drafts], shared: 0, refused: [] };
  if (options.dryRun) {
    const { counts } = await comparePostings(database, { source, drafts, now });
    return { ...counts, ...whole, findings: findInDrafts(drafts, options) };
  }
  return database.transaction().execute(async (transaction) => {
    const taken = shared ? await shared.takeOut(transaction, drafts) : whole;
    const { own } = taken;
    const written = await writePostings(transaction, {
      source,
      drafts: own,
      now,
      gazetteer,
      ...(companyId !== undefined && { companyId }),
      keepsStatus: needsApproval,
    });
    if (needsApproval) await askApproval(transaction, written.jobNumbers);
    await shared?.note(transaction, own, written.jobNumbers);
    if (options.employerId) await addEmployer(transaction, options.employerId, source, drafts);
    const ads = await findInWritten(transaction, own, { ...options, jobNumbers: written.jobNumbers });
    // A company reads the reports of its own sources; those of the board's are read by its staff.
    const through = companyId === undefined ? 'none' : 'import';
    await notePublished(transaction, { source, through }, ads);
    return { ...written, ...taken, findings: ads.flatMap(({ findings }) => findings) };
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
  { options, seen, rejected, firstReason, summary }: Reading,
): Promise<void> {
  const sourceIds = [...seen.keys()];
  if (summary.gaps.length > 0) {
    summary.mirrorRefused = msg`No posting was closed, because the source was not read whole. ${term(nameGaps(summary))}`;
  } else if (seen.size === 0) {
    const isNew = (await countOthers(database, options.source, [])) === 0;
    const none = msg`No posting was closed, because the file has none that could be taken.`;
    summary.mirrorRefused = isNew && options.shared?.close ? undefined : none;
  } else if (options.shared?.close && !rejected.has('')) {
    const { closed, refused } = await options.shared.close([...sourceIds, ...rejected]);
    summary.closed = closed;
    summary.mirrorRefused = refused;
  } else if (summary.rejected > 0 && options.mirror !== 'despite-rejects') {
    const what = options.shared?.close
      ? msg`Have them corrected. The first: ${term(firstReason)}.`
      : msg`Correct them, or add --mirror-despite-rejects.`;
    summary.mirrorRefused = msg`No posting was closed, because some rows were rejected and may be postings that are still open. ${term(what)}`;
  } else {
    summary.closed = await closeOthers(database, options, sourceIds);
  }
}

/** Gaps that are named in a report. */
const maxGaps = 3;

function nameGaps({ gaps }: ImportSummary): Message {
  const more = gaps.length > maxGaps ? [msg`And ${gaps.length - maxGaps} more of the kind.`] : [];
  return [...gaps.slice(0, maxGaps), ...more].reduce((said, gap) => msg`${term(said)} ${term(gap)}`);
}

async function closeOthers(database: Kysely<Tables>, options: ImportOptions, exceptSourceIds: string[]) {
  const { source } = options;
  if (!options.dryRun) {
    const closed = await database
      .transaction()
      .execute((transaction) => closePostings(transaction, { source, exceptSourceIds, status: 'expired' }));
    return closed.length;
  }
  return countOthers(database, source, exceptSourceIds);
}

async function countOthers(
  database: Kysely<Tables>,
  source: string,
  exceptSourceIds: string[],
): Promise<number> {
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
      ? msg`${email} is not an employer's account. Name the account that shall receive the applications.`
      : msg`There is no account with the address ${email}. Register it as an employer first.`,
  );
}
