import type { CompanySearchResult, PublicCompany } from '@waymark/contract/pages/company-directory';
import type { SQLOutputValue, StatementSync } from 'node:sqlite';

export interface CompanySlice {
  /** An expression of FTS5 for the words of names; null for all. */
  words: string | null;
  letter: string | undefined;
  offset: number;
  limit: number;
}

const inSearch = `page is not null
  and (:words is null or number in (select rowid from company_names where company_names match :words))`;
const inSlice = `${inSearch} and (:letter is null or letter = :letter)`;
const byName = 'order by folded, id limit :limit offset :offset';

/** The public pages of companies, wherever they are kept. */
export interface CompanyListing {
  /** In the order of the ids. Those that are not public are left out. */
  load(ids: readonly string[]): PublicCompany[] | Promise<PublicCompany[]>;
  /** By name; `idle`: those alone that have no open job. */
  list(slice: CompanySlice, options?: { idle?: boolean }): PublicCompany[] | Promise<PublicCompany[]>;
  /** The ids of all of a search. */
  listIds(words: string): string[] | Promise<string[]>;
  /** How many of a search stand under each letter; '' is for those that stand under none. */
  countLetters(words: string | null): CompanyLetters | Promise<CompanyLetters>;
  /** Those with open jobs whose titles fit an expression of FTS5, most first. */
  countTitled(words: string, limit: number): TitledCompany[] | Promise<TitledCompany[]>;
}

type CompanyLetters = CompanySearchResult['letters'];

interface TitledCompany {
  id: string;
  jobs: number;
}

/** The public pages of companies in the public replica's file. */
export class CompanyPages implements CompanyListing {
  readonly #prepare: (sql: string) => StatementSync;

  constructor(prepare: (sql: string) => StatementSync) {
    this.#prepare = prepare;
  }

  /** By a company's id or its name in addresses; undefined where none is public. */
  find(idOrSlug: string): PublicCompany | undefined {
    const row = this.#prepare(
      'select page from companies where (id = ? or slug = ?) and page is not null',
    ).get(idOrSlug.toLowerCase(), idOrSlug);
    return row && readPage(row);
  }

  load(ids: readonly string[]): PublicCompany[] {
    const rows = this.#prepare(
      'select page from companies where page is not null and id in (select value from json_each(?))',
    ).all(JSON.stringify(ids));
    const pages = new Map(rows.map(readPage).map((page) => [page.id, page]));
    return ids.flatMap((id) => pages.get(id) ?? []);
  }

  list({ words, letter, offset, limit }: CompanySlice, { idle = false } = {}): PublicCompany[] {
    const isIdle = idle ? 'and not exists (select 1 from jobs where company = companies.id)' : '';
    return this.#prepare(`select page from companies where ${inSlice} ${isIdle} ${byName}`)
      .all({ words, letter: letter ?? null, offset, limit })
      .map(readPage);
  }

  listIds(words: string): string[] {
    return this.#prepare(`select id from companies where ${inSearch}`)
      .all({ words })
      .map(({ id }) => String(id));
  }

  countLetters(words: string | null): CompanyLetters {
    return this.#prepare(
      `select letter, count(*) as count from companies where ${inSearch} group by letter order by letter`,
    )
      .all({ words })
      .map(({ letter, count }) => ({ value: String(letter), count: Number(count) }));
  }

  countTitled(words: string, limit: number): TitledCompany[] {
    return this.#prepare(
      `select company as id, count(*) as jobs from jobs
       where number in (select rowid from words where words match ?)
       group by company order by jobs desc, id limit ?`,
    )
      .all(`title : (${words})`, limit)
      .map(({ id, jobs }) => ({ id: String(id), jobs: Number(jobs) }));
  }
}

const readPage = ({ page }: Record<string, SQLOutputValue>) => JSON.parse(String(page)) as PublicCompany;
