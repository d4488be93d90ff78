import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fieldColumnTypes } from '../../jobs/jobs/field-rules.ts';
import { waitMs } from './reading-rules.ts';
import { factNames, readFactRow, type FactRow, type JobFacts } from './document-rules.ts';
import { FactPacker } from './fact-pack-rules.ts';

/** Of `DATA_DIR`, where each process has its public replica. */
export const replicaFolder = 'read-model';

/** Raised whenever the rules of this folder write the same row differently. */
const rulesVersion = 4;

const schema = `
  create table meta (key text primary key, value text not null) strict, without rowid;
  create table places (id integer primary key, row text not null) strict;
  -- A company's page is null while it is not public.
  create table companies (
    number integer primary key, id text not null unique, slug text not null, letter text not null, folded text not null,
    facts text not null, page text
  ) strict;
  create index companies_slug on companies (slug);
  create index companies_listed on companies (folded, id) where page is not null;
  create index companies_lettered on companies (letter, folded, id) where page is not null;
  create virtual table company_names using fts5(name, content='', contentless_delete=1);
  -- A card and a detail are what is shown.
  create table jobs (number integer primary key, id text not null unique, company text not null, card text not null) strict;
  create index jobs_company on jobs (company);
  create table details (number integer primary key, detail text not null) strict;
  -- What is filtered, counted and sorted by: by itself, since a start reads all of it and nothing else.
  create table facts (number integer primary key, row text not null) strict;
  -- All facts at once, as a start reads them fastest; gone as soon as one of them changes.
  create table fact_pack (pack blob not null, checksum integer not null) strict;
  create trigger facts_inserted after insert on facts begin delete from fact_pack; end;
  create trigger facts_updated after update on facts begin delete from fact_pack; end;
  create trigger facts_deleted after delete on facts begin delete from fact_pack; end;
  -- Of open jobs, their titles and skills as they are spelled, and as names are compared.
  create table names (
    id integer primary key, kind text not null, folded text not null, spelled text not null, unique (kind, folded, spelled)
  ) strict;
  create table job_names (name integer not null, number integer not null, primary key (name, number)) strict, without rowid;
  create virtual table words using fts5(
    title, names, places, text, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2'
  );
`;

/** The tables of the file; a file with another schema or other rules is rebuilt. */
const replicaSchema = schema;
export const replicaVersion = createHash('sha256')
  .update(`${rulesVersion}${schema}${factNames.join()}${Object.keys(fieldColumnTypes).join()}`)
  .digest()
  .readInt32BE(0);

/**
 * Leaves a file that is a copy of the database with this identity: the one that is there, or an empty one in the place
 * of one that is damaged, of another version or of another database. Gives the cursor up to which it goes.
 */
export function prepareFile(path: string, identity: string): string | null {
  const known = readCursor(path, identity);
  if (known !== undefined) return known;
  removeFile(path);
  const file = openForWriting(path);
  file.exec(`begin; ${replicaSchema} pragma user_version = ${replicaVersion};`);
  writeMeta(file, 'identity', identity);
  file.exec('commit');
  file.close();
  return null;
}

/** Null where nothing was copied yet; undefined for a file that is no copy of this database. */
function readCursor(path: string, identity: string): string | null | undefined {
  if (!existsSync(path)) return undefined;
  let file: DatabaseSync | undefined;
  try {
    file = openForWriting(path);
    const { user_version: version } = file.prepare('pragma user_version').get() ?? {};
    const isOurs = version === replicaVersion && readMeta(file, 'identity') === identity;
    return isOurs ? readMeta(file, 'cursor') : undefined;
  } catch {
    // What cannot be read is no copy of anything.
    return undefined;
  } finally {
    file?.close();
  }
}

const cacheKibibytes = 16 * 1024;

/** The connection that writes. */
export function openForWriting(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    // After a power cut the newest transactions may be gone, with the cursor that they carried; nothing is torn.
    file.exec(
      `pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -${cacheKibibytes}`,
    );
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

export function removeFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
}

function readMeta(file: DatabaseSync, key: string): string | null {
  const row = file.prepare('select value from meta where key = ?').get(key);
  return row ? String(row['value']) : null;
}

const factsRead = 10_000;

/** The facts of all jobs, in steps. */
export function* readFacts(prepare: (sql: string) => StatementSync): Generator<JobFacts[]> {
  const statement = prepare(`
    select '[' || group_concat(row) || ']' as rows, max(number) as last
    from (select number, row from facts where number > ? order by number limit ${factsRead})
  `);
  for (let last = 0; ;) {
    const step = statement.get(last);
    if (!step || step['last'] === null) return;
    yield (JSON.parse(String(step['rows'])) as FactRow[]).map(readFactRow);
    last = Number(step['last']);
  }
}

/**
 * Keeps all facts as a start reads them fastest, unless they are kept so already. Given a time, it leaves the rows to
 * the next start where it would take more milliseconds of this thread.
 */
export function packFacts(file: DatabaseSync, withinMs = Infinity): void {
  if (file.prepare('select 1 from fact_pack').get()) return;
  const began = process.threadCpuUsage();
  const packer = new FactPacker();
  for (const jobs of readFacts((sql) => file.prepare(sql))) {
    const { user, system } = process.threadCpuUsage(began);
    if ((user + system) / 1000 > withinMs) return;
    packer.add(jobs);
  }
  const { pack, checksum } = packer.finish();
  file.prepare('insert into fact_pack values (?, ?)').run(pack, checksum);
}

export function writeMeta(file: DatabaseSync, key: string, value: string): void {
  file
    .prepare('insert into meta values (?, ?) on conflict do update set value = excluded.value')
    .run(key, value);
}
