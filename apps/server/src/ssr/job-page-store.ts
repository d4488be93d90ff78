import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { JobKey } from '../areas/search/replica/document-rules.ts';
import { claimFile } from '../platform/database/directory-lock.ts';
import type { FinishedPage } from '../platform/http/finish-page.ts';

const schema = `
  create table meta (key text primary key, value text not null) strict, without rowid;
  create table pages (
    number integer primary key, id text not null unique, company text not null, made integer not null,
    headers text not null, etag text not null, brotli blob not null
  ) strict;
  create index pages_company on pages (company);
  -- The other postings that a page shows.
  create table shown (
    posting integer not null, page integer not null, company text not null, primary key (posting, page)
  ) strict, without rowid;
  create index shown_page on shown (page);
  create index shown_company on shown (company);
`;
const schemaVersion = createHash('sha256').update(schema).digest().readInt32BE(0);

/** Which pages a change concerns: those of postings and of companies, and those that show one of them. */
export interface Changed {
  numbers: readonly number[];
  companyIds: readonly string[];
}

/**
 * Finished pages of postings in a SQLite file of this process alone, so that a page is rendered once and not once a
 * visit. A copy that can be lost at any moment: a file that cannot be read is made again.
 */
export class JobPageStore {
  readonly #file: DatabaseSync;
  readonly #release: () => void;
  readonly #maxBytes: number;
  readonly #statements = new Map<string, StatementSync>();
  #bytes: number;

  private constructor(file: DatabaseSync, release: () => void, maxBytes: number) {
    this.#file = file;
    this.#release = release;
    this.#maxBytes = maxBytes;
    this.#bytes = Number(this.#one('select coalesce(sum(length(brotli)), 0) as bytes from pages')?.['bytes']);
  }

  /**
   * The store in a directory. Pages of another edition (`edition`: the release and the board's settings) are removed.
   */
  static open(directory: string, edition: string, maxBytes: number): JobPageStore {
    const { path, release } = claimFile(directory, 'pages');
    try {
      return new JobPageStore(openEdition(path, edition), release, maxBytes);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Up to where in the log of changes the pages go; null for an empty store. */
  get cursor(): string | null {
    const row = this.#one('select value from meta where key = ?', 'cursor');
    return row ? String(row['value']) : null;
  }

  /** Whether there is room for another page. */
  get hasRoom(): boolean {
    return this.#bytes < this.#maxBytes;
  }

  /** The page of a posting; undefined where there is none that was made after `since`, in milliseconds. */
  find(id: string, since: number): FinishedPage | undefined {
    const row = this.#one('select headers, etag, brotli from pages where id = ? and made > ?', id, since);
    if (!row) return undefined;
    const headers = JSON.parse(String(row['headers'])) as Record<string, string>;
    const { buffer, byteOffset, byteLength } = row['brotli'] as Uint8Array;
    return {
      status: 200,
      headers,
      etag: String(row['etag']),
      brotli: Buffer.from(buffer, byteOffset, byteLength),
    };
  }

  /** Those of the postings, by number, that have no page made after `since`. */
  missing(numbers: readonly number[], since: number): number[] {
    const sql = 'select number from pages where made > ? and number in (select value from json_each(?))';
    const known = new Set(
      this.#prepare(sql)
        .all(since, JSON.stringify(numbers))
        .map(({ number }) => Number(number)),
    );
    return numbers.filter((number) => !known.has(number));
  }

  /** Keeps a page in place of the one before; the pages of the oldest postings make room for it. */
  keep({ number, id, companyId }: JobKey, page: FinishedPage, shown: readonly JobKey[], made: number): void {
    this.#transact(() => {
      this.#remove([number]);
      this.#prepare('insert into pages values (?, ?, ?, ?, ?, ?, ?)').run(
        number,
        id,
        companyId,
        made,
        JSON.stringify(page.headers),
        page.etag,
        page.brotli,
      );
      for (const other of shown)
        this.#prepare('insert or ignore into shown values (?, ?, ?)').run(
          other.number,
          number,
          other.companyId,
        );
      this.#bytes += page.brotli.length;
      while (!this.hasRoom) this.#removeOldest();
    });
  }

  /**
   * Removes the pages that a change concerns, and gives their postings by number; `cursor` says up to where in the log
   * that goes.
   */
  forget({ numbers, companyIds }: Changed, cursor: string): number[] {
    return this.#transact(() => {
      const concerned = this.#prepare(
        `
        select number from pages where number in (select value from json_each(?1))
        union select page from shown where posting in (select value from json_each(?1))
        union select number from pages where company in (select value from json_each(?2))
        union select page from shown where company in (select value from json_each(?2))
      `,
      ).all(JSON.stringify(numbers), JSON.stringify(companyIds));
      const removed = concerned.map(({ number }) => Number(number));
      this.#remove(removed);
      this.#write('cursor', cursor);
      return removed;
    });
  }

  /** Removes all pages; those that follow are of the given edition. */
  clear(edition: string): void {
    this.#transact(() => {
      this.#file.exec('delete from pages; delete from shown');
      this.#bytes = 0;
      this.#write('edition', edition);
    });
  }

  close(): void {
    this.#file.close();
    this.#release();
  }

  #remove(numbers: readonly number[]): void {
    for (const number of numbers) {
      const removed = this.#one(
        'delete from pages where number = ? returning length(brotli) as bytes',
        number,
      );
      this.#bytes -= Number(removed?.['bytes'] ?? 0);
      this.#prepare('delete from shown where page = ?').run(number);
    }
  }

  #removeOldest(): void {
    const oldest = this.#prepare('select number from pages order by number limit 20').all();
    this.#remove(oldest.map(({ number }) => Number(number)));
  }

  #write(key: string, value: string): void {
    const sql = 'insert into meta values (?, ?) on conflict do update set value = excluded.value';
    this.#prepare(sql).run(key, value);
  }

  #transact<T>(work: () => T): T {
    this.#file.exec('begin');
    try {
      const result = work();
      this.#file.exec('commit');
      return result;
    } catch (error) {
      this.#file.exec('rollback');
      throw error;
    }
  }

  #one(sql: string, ...parameters: (string | number)[]) {
    return this.#prepare(sql).get(...parameters);
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#file.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}

/** The file with its pages where they are of this edition, or else an empty one. */
function openEdition(path: string, edition: string): DatabaseSync {
  try {
    const file = openFile(path);
    const { user_version: version } = file.prepare('pragma user_version').get() ?? {};
    if (
      version === schemaVersion &&
      file.prepare("select value from meta where key = 'edition'").get()?.['value'] === edition
    )
      return file;
    file.close();
  } catch {
    // What cannot be read is made again.
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  const file = openFile(path);
  file.exec(`begin; ${schema} pragma user_version = ${schemaVersion}`);
  file.prepare("insert into meta values ('edition', ?)").run(edition);
  file.exec('commit');
  return file;
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -2048');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}
