import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { closingMs } from '../../../platform/shutdown.ts';
import { serveThread } from '../../../platform/serve-thread.ts';
import { nothingRead, readTextFacts, type TextFacts } from '../../jobs/posting-facts/reading-rules.ts';
import type { PlaceRow } from '../../places/places/rules.ts';
import {
  factsOf,
  namesOf,
  readFactRow,
  splitDocument,
  toFactRow,
  type CompanyWithPage,
  type FactRow,
  type JobDocument,
  wordsOfName,
} from './document-rules.ts';
import { readCard, readCompany, readDetail } from './reading-rules.ts';
import { openForWriting, packFacts, writeMeta } from './file-rules.ts';

/** What the file shall hold from now on, in one transaction with the place in the log up to which it then goes. */
export interface Batch {
  /** Open jobs. */
  jobs: readonly JobDocument[];
  /** Numbers of jobs that are not open any more. */
  closed: readonly number[];
  companies: readonly CompanyWithPage[];
  /** Ids of companies that are there no more. */
  gone: readonly string[];
  places: readonly PlaceRow[];
  cursor?: string | undefined;
}

/** The numbers and ids of all that stays in the file. */
export interface Kept {
  jobs: readonly number[];
  companies: readonly string[];
  places: readonly number[];
}

/** What the thread that writes does. */
export type WritingCalls = {
  /** Gives what the texts of the jobs state, in their order. */
  write(batch: Batch): TextFacts[];
  keepOnly(kept: Kept): void;
  close(given: { isUnpacked: boolean }): void;
};

class Writer {
  readonly file: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: DatabaseSync) {
    this.file = file;
  }

  write({ jobs, closed, companies, gone, places, cursor }: Batch): TextFacts[] {
    const read = jobs.map(readTextFacts);
    this.#inTransaction(() => {
      for (const place of places)
        this.#run('insert or replace into places values (?, ?)', place.id, JSON.stringify(place));
      for (const company of companies) this.#writeCompany(company);
      for (const id of gone) this.#removeCompany(id);
      for (const number of closed) this.#remove(number);
      for (const [at, job] of jobs.entries()) this.#writeJob(job, read[at] ?? nothingRead);
      if (cursor !== undefined) writeMeta(this.file, 'cursor', cursor);
    });
    return read;
  }

  keepOnly(kept: Kept): void {
    const closed = this.#listOthers('select number as key from jobs', kept.jobs);
    const gone = this.#listOthers('select id as key from companies', kept.companies);
    const left = this.#listOthers('select id as key from places', kept.places);
    this.#inTransaction(() => {
      for (const number of closed) this.#remove(number);
      for (const id of gone) this.#removeCompany(id);
      for (const id of left) this.#run('delete from places where id = ?', id);
    });
  }

  /** A damaged pack is made once more. Where it takes too long for the end of a process, the next start reads the rows. */
  close(isUnpacked: boolean): void {
    try {
      if (isUnpacked) this.#run('delete from fact_pack');
      packFacts(this.file, closingMs.replica);
    } finally {
      this.file.close();
    }
  }

  #listOthers<Key extends string | number>(sql: string, kept: readonly Key[]): Key[] {
    const keys = new Set(kept);
    const stored = this.#prepare(sql).all() as { key: Key }[];
    return stored.map(({ key }) => key).filter((key) => !keys.has(key));
  }

  #writeJob(job: JobDocument, read: TextFacts): void {
    this.#remove(job.number);
    const places = job.place_ids.flatMap((id) => this.#place(id) ?? []);
    const { card, detail, words } = splitDocument(job, this.#companyName(job.company_id), places);
    const { number } = job;
    this.#run('insert into jobs values (?, ?, ?, ?)', number, job.id, job.company_id, JSON.stringify(card));
    this.#run('insert into details values (?, ?)', number, JSON.stringify(detail));
    this.#run('insert into facts values (?, ?)', number, JSON.stringify(toFactRow(factsOf(job, read))));
    this.#run(
      'insert into words (rowid, title, names, places, text) values (?, ?, ?, ?, ?)',
      number,
      ...words,
    );
    for (const { kind, folded, spelled } of namesOf(job)) {
      this.#run(
        'insert or ignore into names (kind, folded, spelled) values (?, ?, ?)',
        kind,
        folded,
        spelled,
      );
      this.#run(
        'insert or ignore into job_names select id, ? from names where kind = ? and folded = ? and spelled = ?',
        number,
        kind,
        folded,
        spelled,
      );
    }
  }

  #remove(number: number): void {
    const stored = this.#get('select card from jobs where number = ?', number);
    if (!stored) return;
    const card = readCard(stored['card']);
    for (const { kind, folded, spelled } of namesOf(card)) {
      this.#run(
        `delete from job_names where number = ? and name in (
          select id from names where kind = ? and folded = ? and spelled = ?
        )`,
        number,
        kind,
        folded,
        spelled,
      );
      this.#run(
        `delete from names where kind = ? and folded = ? and spelled = ?
          and not exists (select 1 from job_names where name = names.id)`,
        kind,
        folded,
        spelled,
      );
    }
    this.#run('delete from words where rowid = ?', number);
    this.#run('delete from details where number = ?', number);
    this.#run('delete from facts where number = ?', number);
    this.#run('delete from jobs where number = ?', number);
  }

  #writeCompany({ page, folded_name: folded, letter, ...company }: CompanyWithPage): void {
    const before = this.#companyName(company.id);
    this.#removeCompany(company.id);
    this.#run(
      'insert into companies (id, slug, letter, folded, facts, page) values (?, ?, ?, ?, ?, ?)',
      company.id,
      company.slug,
      letter,
      folded,
      JSON.stringify(company),
      page && JSON.stringify(page),
    );
    this.#run(
      'insert into company_names (rowid, name) values (last_insert_rowid(), ?)',
      wordsOfName(company.name).join(' '),
    );
    if (before !== '' && before !== company.name) this.#nameAnew(company.id);
  }

  #removeCompany(id: string): void {
    this.#run('delete from company_names where rowid in (select number from companies where id = ?)', id);
    this.#run('delete from companies where id = ?', id);
  }

  /** Its postings are found by its name. */
  #nameAnew(companyId: string): void {
    const rows = this.#prepare(
      'select card, detail, row from jobs join details using (number) join facts using (number) where company = ?',
    ).all(companyId);
    for (const row of rows) {
      const facts = readFactRow(JSON.parse(String(row['row'])) as FactRow);
      const { number, salaryYearlyUsd, fingerprint } = facts;
      const [card, detail] = [readCard(row['card']), readDetail(row['detail'])];
      this.#writeJob({ ...card, ...detail, number, salary_yearly_usd: salaryYearlyUsd, fingerprint }, facts);
    }
  }

  #companyName(id: string): string {
    const row = this.#get('select facts from companies where id = ?', id);
    return row ? readCompany(row['facts']).name : '';
  }

  #place(id: number): PlaceRow | undefined {
    const row = this.#get('select row from places where id = ?', id);
    return row && (JSON.parse(String(row['row'])) as PlaceRow);
  }

  #inTransaction(write: () => void): void {
    this.file.exec('begin immediate');
    try {
      write();
      this.file.exec('commit');
    } catch (error) {
      this.file.exec('rollback');
      throw error;
    }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.file.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #get(sql: string, ...values: (string | number)[]) {
    return this.#prepare(sql).get(...values);
  }

  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#prepare(sql).run(...values);
  }
}

const writer = new Writer(openForWriting((workerData as { path: string }).path));

serveThread({
  write: (batch) => writer.write(batch),
  keepOnly: (kept) => writer.keepOnly(kept),
  close: ({ isUnpacked }) => writer.close(isUnpacked),
} satisfies WritingCalls);
