import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../../../platform/database/open-database.ts';
import { findPlaces } from '../../places/places/queries.ts';
import { readCompanies, readDocuments } from './document-queries.ts';
import { splitDocument } from './document-rules.ts';
import type { WholePosting } from './posting-pages-gateway.ts';

/** Reads all open postings of the tables in pages, on connections of its own. */
export class TablePages {
  readonly #databaseUrl: string;
  #opened: Promise<OpenDatabase> | undefined;
  /** The number of the last posting that was read. */
  #last = 0;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** The next postings by number; none after the last. */
  async next(limit: number): Promise<WholePosting[]> {
    this.#opened ??= openDatabase({ databaseUrl: this.#databaseUrl, dataDirectory: '' });
    const { database } = await this.#opened;
    for (;;) {
      const { rows } = await sql<{ number: number }>`
        select number from jobs where status = 'active' and number > ${this.#last} order by number limit ${limit}
      `.execute(database);
      if (rows.length === 0) return [];
      this.#last = rows.at(-1)?.number ?? this.#last;
      const found = await this.#read(
        database,
        rows.map(({ number }) => number),
      );
      // All of a page may have closed meanwhile.
      if (found.length > 0) return found;
    }
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }

  async #read(database: OpenDatabase['database'], numbers: readonly number[]): Promise<WholePosting[]> {
    const jobs = await readDocuments(database, numbers);
    const ids = new Set(jobs.map((job) => job.company_id));
    const companies = new Map((await readCompanies(database, [...ids])).map((one) => [one.id, one]));
    const known = await findPlaces(
      database,
      jobs.flatMap((job) => job.place_ids),
    );
    return jobs
      .toSorted((a, b) => a.number - b.number)
      .flatMap((job) => {
        const company = companies.get(job.company_id);
        if (!company) return [];
        const places = job.place_ids.flatMap((id) => known.get(id) ?? []);
        const { card, detail } = splitDocument(job, company.name, places);
        return [{ number: job.number, card, detail, company, places }];
      });
  }
}
