import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { PlaceRow } from '../../places/places/rules.ts';
import type { CardColumns, CompanyDocument, DetailColumns } from './document-rules.ts';
import { openForReading, readCard, readCompany, readDetail } from './reading-rules.ts';

/** An open posting with its company and its places. */
export interface WholePosting {
  number: number;
  card: CardColumns;
  detail: DetailColumns;
  company: CompanyDocument;
  places: PlaceRow[];
}

/** Where all postings can be read, by a thread of its own: the file of the public replica, or the tables. */
export type PostingSource = { path: string } | { databaseUrl: string };

/** Companies and places that many postings share, read once for all that come one after the other. */
const sharedKept = 2000;

/** Reads all postings of the public replica's file in pages, on a connection of its own. */
export class PostingPages {
  readonly #file: DatabaseSync;
  readonly #findRows: StatementSync;
  readonly #findCompany: StatementSync;
  readonly #findPlace: StatementSync;
  readonly #companies = new LRUCache<string, CompanyDocument>({ max: sharedKept });
  readonly #places = new LRUCache<number, PlaceRow>({ max: sharedKept });
  /** The number of the last posting that was read. */
  #last = 0;

  constructor(path: string) {
    this.#file = openForReading(path);
    this.#findRows = this.#file.prepare(
      'select number, card, detail from jobs join details using (number) where number > ? order by number limit ?',
    );
    this.#findCompany = this.#file.prepare('select facts from companies where id = ?');
    this.#findPlace = this.#file.prepare('select row from places where id = ?');
  }

  /** The next postings by number; none after the last. */
  next(limit: number): WholePosting[] {
    const rows = this.#findRows.all(this.#last, limit);
    this.#last = Number(rows.at(-1)?.['number'] ?? this.#last);
    return rows.flatMap((row) => {
      const card = readCard(row['card']);
      const company = this.#company(card.company_id);
      if (!company) return [];
      const places = card.place_ids.flatMap((id) => this.#place(id) ?? []);
      return { number: Number(row['number']), card, detail: readDetail(row['detail']), company, places };
    });
  }

  close(): void {
    this.#file.close();
  }

  #company(id: string): CompanyDocument | undefined {
    const known = this.#companies.get(id);
    if (known) return known;
    const row = this.#findCompany.get(id);
    if (!row) return undefined;
    const company = readCompany(row['facts']);
    this.#companies.set(id, company);
    return company;
  }

  #place(id: number): PlaceRow | undefined {
    const known = this.#places.get(id);
    if (known) return known;
    const row = this.#findPlace.get(id);
    if (!row) return undefined;
    const place = JSON.parse(String(row['row'])) as PlaceRow;
    this.#places.set(id, place);
    return place;
  }
}
