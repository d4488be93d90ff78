import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { claimFile, type ClaimedFile } from '../../../platform/database/directory-lock.ts';
import { WorkerThread } from '../../../platform/worker-thread.ts';
import type { TextFacts } from '../../jobs/posting-facts/reading-rules.ts';
import type { PlaceRow } from '../../places/places/rules.ts';
import { CompanyPages } from './company-page-gateway.ts';
import {
  type CardColumns,
  type CompanyDocument,
  type DetailColumns,
  type JobFacts,
  type JobKey,
  type JobName,
} from './document-rules.ts';
import { openForReading, readCard, readCompany, readDetail } from './reading-rules.ts';
import { unpackFacts, type FactPack } from './fact-pack-rules.ts';
import { prepareFile, readFacts, removeFile } from './file-rules.ts';
import type { CountedName, Found, Lookup, ReadingCalls } from './reading-worker.ts';
import type { Batch, Kept, WritingCalls } from './writing-worker.ts';

/** With so many searches in line the next is refused: its answer would come too late. */
const maxWaiting = 100;

/**
 * A copy of what is public, in a SQLite file of this process alone (decision 018). One thread writes it, another looks
 * words up in it; what is asked for by its key is read here, which takes less than a message to a thread.
 */
export class Replica {
  /** Up to where in the log of changes the file goes; null for an empty one. */
  readonly cursor: string | null;
  /** Each thread is started when it is first asked for something. */
  #writer: WorkerThread<WritingCalls> | undefined;
  #reader: WorkerThread<ReadingCalls> | undefined;
  /** Whether the next start would have to read the facts one by one. */
  #isUnpacked = false;
  readonly path: string;
  readonly #file: DatabaseSync;
  readonly #releaseClaim: () => void;
  readonly #statements = new Map<string, StatementSync>();
  readonly companyPages = new CompanyPages((sql) => this.#prepare(sql));

  private constructor({ path, release }: ClaimedFile, cursor: string | null) {
    this.cursor = cursor;
    this.path = path;
    this.#file = openForReading(path);
    this.#releaseClaim = release;
  }

  /**
   * Opens the copy of the database with this identity in a directory, an empty one where there is none that fits.
   * `fetch` may put another one in the place of a file that cannot be followed.
   */
  static async open(
    directory: string,
    identity: string,
    fetch: (path: string, cursor: string | null) => Promise<boolean> = async () => false,
  ): Promise<Replica> {
    const claim = claimFile(directory, 'read-model');
    try {
      const cursor = prepareFile(claim.path, identity);
      const isOther = await fetch(claim.path, cursor);
      return new Replica(claim, isOther ? prepareFile(claim.path, identity) : cursor);
    } catch (error) {
      claim.release();
      throw error;
    }
  }

  /** Whether nothing can be written any more. */
  get isBroken(): boolean {
    return this.#writer?.hasEnded ?? false;
  }

  /** Up to where in the log of changes the file goes now; it changes with what is written. */
  readState(): string {
    return String(this.#prepare("select value from meta where key = 'cursor'").get()?.['value'] ?? '');
  }

  write(batch: Batch): Promise<TextFacts[]> {
    return this.#writing().call('write', batch);
  }

  /** Removes all that is not named. */
  keepOnly(kept: Kept): Promise<void> {
    return this.#writing().call('keepOnly', kept);
  }

  isEmpty(): boolean {
    const tables = ['jobs', 'companies', 'places'];
    const filled = tables.map((table) => `exists (select 1 from ${table})`).join(' or ');
    return this.#prepare(`select ${filled} as filled`).get()?.['filled'] === 0;
  }

  find(lookup: Lookup): Promise<Found> {
    return this.#reading().call('find', lookup);
  }

  countAmong(numbers: readonly number[], expressions: readonly string[]): Promise<number[]> {
    return this.#reading().call('countAmong', { numbers, expressions });
  }

  countNames(kind: JobName['kind'], limit: number, unlisted: readonly number[]): Promise<CountedName[]> {
    return this.#reading().call('countNames', { kind, limit, unlisted });
  }

  /** What all open jobs are filtered, counted and sorted by, in steps. */
  readFacts(): Generator<JobFacts[]> {
    return readFacts((sql) => this.#prepare(sql));
  }

  /** The same by field; undefined where the file has no pack of them as they are now, or a damaged one. */
  readFactPack(): FactPack | undefined {
    const stored = this.#prepare('select pack, checksum from fact_pack').get();
    const pack = stored && unpackFacts(stored['pack'] as Uint8Array, Number(stored['checksum']));
    this.#isUnpacked = pack === undefined;
    return pack;
  }

  readCompanies(): CompanyDocument[] {
    return this.#prepare('select facts from companies')
      .all()
      .map(({ facts }) => readCompany(facts));
  }

  readPlaces(): PlaceRow[] {
    return this.#prepare('select row from places')
      .all()
      .map(({ row }) => JSON.parse(String(row)) as PlaceRow);
  }

  findCompany(id: string): CompanyDocument | undefined {
    const row = this.#prepare('select facts from companies where id = ?').get(id);
    return row && readCompany(row['facts']);
  }

  /** The cards of open jobs, in the order of their numbers as given. Jobs that are not there are left out. */
  listCards(numbers: readonly number[]): (CardColumns & { number: number })[] {
    const rows = this.#prepare(
      'select number, card from jobs where number in (select value from json_each(?))',
    ).all(JSON.stringify(numbers));
    const cards = new Map(rows.map(({ number, card }) => [number, String(card)]));
    return numbers.flatMap((number) => {
      const card = cards.get(number);
      return card === undefined ? [] : { number, ...readCard(card) };
    });
  }

  /** Jobs that are not there are left out. */
  listKeys(of: { ids: readonly string[] } | { numbers: readonly number[] }): JobKey[] {
    const [column, values] = 'ids' in of ? (['id', of.ids] as const) : (['number', of.numbers] as const);
    return this.#prepare(
      `select number, id, company from jobs where ${column} in (select value from json_each(?))`,
    )
      .all(JSON.stringify(values))
      .map(({ number, id, company }) => ({
        number: Number(number),
        id: String(id),
        companyId: String(company),
      }));
  }

  /** The card of an open job; undefined where it is not open. */
  findCard(id: string): (CardColumns & { number: number }) | undefined {
    const row = this.#prepare('select number, card from jobs where id = ?').get(id);
    return row && { number: Number(row['number']), ...readCard(row['card']) };
  }

  /** An open job with all that its page shows of it; undefined where it is not open. */
  findJob(id: string): (CardColumns & DetailColumns & { number: number }) | undefined {
    const row = this.#prepare(
      'select number, card, detail from jobs join details using (number) where id = ?',
    ).get(id);
    if (!row) return undefined;
    return { number: Number(row['number']), ...readCard(row['card']), ...readDetail(row['detail']) };
  }

  /** Ends the threads. What has been written stays for the next start, unless it is to be removed. */
  async close({ remove = false } = {}): Promise<void> {
    this.#file.close();
    await this.#reader?.end();
    const writer = this.#isUnpacked && !remove ? this.#writing() : this.#writer;
    // What it is at is written to its end.
    await writer?.call('close', { isUnpacked: this.#isUnpacked }).catch(() => {});
    await this.#writer?.end();
    if (remove) removeFile(this.path);
    this.#releaseClaim();
  }

  /** A thread that ended by itself is replaced. */
  #reading(): WorkerThread<ReadingCalls> {
    if (!this.#reader || this.#reader.hasEnded) {
      const entry = new URL('./reading-worker.ts', import.meta.url);
      this.#reader = new WorkerThread(entry, { name: 'search', data: { path: this.path }, maxWaiting });
    }
    return this.#reader;
  }

  /** One that ended by itself is not: what it was at is not known (`isBroken`). */
  #writing(): WorkerThread<WritingCalls> {
    const entry = new URL('./writing-worker.ts', import.meta.url);
    return (this.#writer ??= new WorkerThread(entry, { name: 'replica', data: { path: this.path } }));
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#file.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}
