import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { mapInTurns } from '../../../platform/in-turns.ts';
import { ensureCompanies } from '../../companies/companies/company-commands.ts';
import { companySlug } from '../../companies/companies/rules.ts';
import { ensurePlaces, placeKey } from '../../places/places/commands.ts';
import type { Gazetteer } from '../../places/places/rules.ts';
import { confirmUnchanged } from './confirmation-commands.ts';
import { loadDetector } from '../posting-facts/language-gateway.ts';
import { detectLanguages, type DetectText } from '../posting-facts/language-rules.ts';
import { fieldColumnTypes } from './field-rules.ts';
import type { PostingDraft } from './posting-rules.ts';
import { fingerprint, statusAt, toJobRow, toStorable } from './row-rules.ts';

export interface WrittenPostings {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Numbers of the jobs that were inserted or updated: what to publish after the commit. */
  jobNumbers: number[];
}

interface WriteOptions {
  source: string;
  drafts: readonly PostingDraft[];
  now?: Date;
  gazetteer?: Gazetteer | undefined;
  /** Whose postings they are, where that is known: whatever a draft calls the company, it is this one. */
  companyId?: string;
  /** New ones are pending and known ones stay what they are: whether they open is decided elsewhere. */
  keepsStatus?: boolean;
  /** A draft that states no language takes back what was stated before, as the form does. */
  unstatesLanguage?: boolean;
  /** When the posting was last confirmed as open; `now` by default. */
  confirmedAt?: (draft: PostingDraft) => Date;
}

/**
 * Inserts and updates the postings of one source, about 500 at a time, in a few statements. A posting that is
 * the same as last time costs next to nothing; one that had expired and is back in its source is open again.
 */
export async function writePostings(
  transaction: Kysely<Tables>,
  options: WriteOptions,
): Promise<WrittenPostings> {
  const sourceIds = options.drafts.map(({ sourceId }) => sourceId);
  await lockCompanies(transaction, options.source, sql`source_id = any(${sourceIds}::text[])`);
  const { changed, unchanged, counts } = await comparePostings(transaction, options);
  await confirmUnchanged(transaction, unchanged, options.now);
  if (changed.length === 0) return { ...counts, jobNumbers: [] };
  const { companyId, keepsStatus = false, unstatesLanguage = false } = options;
  const companies = companyId
    ? undefined
    : await ensureCompanies(
        transaction,
        changed.map(({ draft }) => draft.company),
      );
  const places = await ensurePlaces(
    transaction,
    changed.flatMap(({ draft }) => draft.places),
    options.gazetteer,
  );
  const detect = await loadDetector();
  const rows = await mapInTurns(changed, ({ draft, hash, status, number }) => ({
    ...withLanguage(toJobRow(draft), detect),
    number,
    company_id: companyId ?? companies?.get(companySlug(draft.company.name)),
    place_ids: [...new Set(draft.places.map((place) => places.get(placeKey(place))))],
    source_hash: hash,
    status: keepsStatus ? 'pending' : status,
    confirmed_at: (options.confirmedAt?.(draft) ?? options.now ?? new Date()).toISOString(),
  }));
  return {
    ...counts,
    jobNumbers: await upsertJobs(
      transaction,
      { source: options.source, keepsStatus, unstatesLanguage },
      rows,
    ),
  };
}

type JobRow = ReturnType<typeof toJobRow>;

/** What a posting does not state of its language is told from its text. */
const withLanguage = (row: JobRow, detect: DetectText) => ({
  ...row,
  language: row.language || detectLanguages(row, detect),
  language_stated: row.language !== '',
});

/** What writing the drafts would change, without writing: also what a dry run shows. */
export async function comparePostings(database: Kysely<Tables>, options: WriteOptions) {
  const now = options.now ?? new Date();
  // Two drafts of one posting: the last one counts.
  const storable = await mapInTurns(options.drafts, toStorable);
  const drafts = new Map(storable.map((draft) => [draft.sourceId, draft]));
  const stored = await findStored(database, options.source, [...drafts.keys()]);
  const compared = await mapInTurns([...drafts.values()], (draft) => {
    const known = stored.get(draft.sourceId);
    const hash = fingerprint(draft);
    const status = statusAt(now, draft, options.gazetteer);
    const isSame = known?.source_hash === hash && !(known.is_reopenable && status === 'active');
    return { draft, hash, status, isSame, number: known?.number ?? null };
  });
  const changed = compared.filter(({ isSame }) => !isSame);
  const unchanged = compared.flatMap(({ isSame, number }) => (isSame && number !== null ? number : []));
  const updated = changed.filter(({ number }) => number !== null).length;
  const inserted = changed.length - updated;
  return { changed, unchanged, counts: { inserted, updated, unchanged: unchanged.length } };
}

/**
 * Closes open postings of a source: those named, or all but those named. Gives the numbers of the closed
 * jobs.
 */
export async function closePostings(
  transaction: Kysely<Tables>,
  options: { source: string; status: 'expired' } & (
    | { sourceIds: readonly string[] }
    | { exceptSourceIds: readonly string[] }
  ),
): Promise<number[]> {
  const chosen =
    'sourceIds' in options
      ? sql`source_id = any(${options.sourceIds}::text[])`
      : sql`source_id <> all(${options.exceptSourceIds}::text[])`;
  await lockCompanies(transaction, options.source, sql`status = 'active' and ${chosen}`);
  const { rows } = await sql<{ number: number }>`
    update jobs set status = ${options.status}, updated_at = now()
    where source = ${options.source} and status = 'active' and ${chosen}
    returning number
  `.execute(transaction);
  return rows.map((row) => row.number);
}

/**
 * Locks the companies of these jobs before the jobs, as every change here does, and in one order: two that
 * wait crosswise would never end.
 */
async function lockCompanies(
  transaction: Kysely<Tables>,
  source: string,
  chosen: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    select from companies
    where id in (select company_id from jobs where source = ${source} and ${chosen})
    order by id for no key update
  `.execute(transaction);
}

async function findStored(database: Kysely<Tables>, source: string, sourceIds: string[]) {
  const rows = await database
    .selectFrom('jobs')
    .select(['source_id', 'source_hash', 'number'])
    .select(
      sql<boolean>`status = 'expired' and not closed_by_company and trashed_at is null`.as('is_reopenable'),
    )
    .where('source', '=', source)
    .where((where) => where('source_id', '=', where.fn.any(where.val(sourceIds))))
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

/** What is written of a posting as its draft has it, by column with its SQL type. */
const draftColumns: Readonly<Record<string, string>> = {
  title: 'text',
  description: 'text',
  ...fieldColumnTypes,
  category: 'text',
  type: 'text',
  work_mode: 'text',
  place_ids: 'integer[]',
  skills: 'text[]',
  salary_min: 'bigint',
  salary_max: 'bigint',
  salary_currency: 'text',
  salary_period: 'text',
  salary_yearly_usd: 'integer',
  apply_url: 'text',
  posted_at: 'timestamptz',
  deadline: 'date',
  own_fields: 'jsonb',
  source_hash: 'text',
  confirmed_at: 'timestamptz',
  language_stated: 'boolean',
};
/** Written by rules of their own. */
const languageColumns: ReadonlySet<string> = new Set(['language', 'language_stated']);
const columns = Object.keys(draftColumns);
const columnNames = sql.raw(columns.join(', '));
const columnTypes = sql.raw(columns.map((name) => `${name} ${draftColumns[name]}`).join(', '));
const columnUpdates = sql.raw(
  columns
    .filter((name) => !languageColumns.has(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

async function upsertJobs(
  transaction: Kysely<Tables>,
  {
    source,
    keepsStatus,
    unstatesLanguage,
  }: { source: string } & Required<Pick<WriteOptions, 'keepsStatus' | 'unstatesLanguage'>>,
  rows: readonly (JobRow & Record<string, unknown>)[],
): Promise<number[]> {
  const { rows: written } = await sql<{ number: number }>`
    insert into jobs (
      id, number, company_id, source, source_id, status, ${columnNames}, search_vector, title_vector
    )
    -- A known job keeps its number: an upsert that drew a new one each time would leave the numbers sparse.
    overriding system value
    select
      id, coalesce(number, nextval(pg_get_serial_sequence('jobs', 'number'))), company_id, ${source}, source_id,
      -- Imported jobs of a suspended company stay pending until the suspension ends.
      case
        when status = 'active' and company_id in (select id from companies where held_reason = 'suspended')
        then 'pending' else status
      end,
      ${columnNames},
      setweight(to_tsvector('english', words_a), 'A') || setweight(to_tsvector('english', words_b), 'B') ||
        setweight(to_tsvector('english', words_c), 'C') || setweight(to_tsvector('english', words_d), 'D'),
      to_tsvector('english', words_a)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      id uuid, number integer, company_id uuid, source_id text, status text, ${columnTypes},
      words_a text, words_b text, words_c text, words_d text
    )
    on conflict (source, source_id) do update set
      company_id = excluded.company_id,
      -- A decision made here about a posting (filled, closed, in the trash) outlives its source.
      status = case
        when jobs.status in ('active', 'expired') and not jobs.closed_by_company and jobs.trashed_at is null
          and not ${keepsStatus}::boolean
        then excluded.status else jobs.status
      end,
      ${columnUpdates},
      -- What was stated outlives what a text is told to be in.
      language = case when jobs.language_stated and not excluded.language_stated and not ${unstatesLanguage}::boolean
        then jobs.language else excluded.language end,
      language_stated = excluded.language_stated or (jobs.language_stated and not ${unstatesLanguage}::boolean),
      search_vector = excluded.search_vector, title_vector = excluded.title_vector, updated_at = now()
    returning number
  `.execute(transaction);
  return written.map((row) => row.number);
}
