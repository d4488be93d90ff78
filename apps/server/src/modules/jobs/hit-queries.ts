import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobSearch } from '@waymark/contract/jobs';
import { BoundedMap } from '../../platform/bounded-map.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { spellSymbols } from './posting-rules.ts';
import { parseQuery, type Query, type Term } from './query-rules.ts';

/** The open jobs whose words match a text, by job number. */
export interface TextHits {
  /** 1 where the text, or work near it, occurs anywhere. */
  anywhere: Uint8Array;
  /** 1 where the title has the whole text or another name of the same. */
  inTitle: Uint8Array;
  /** 1 where the title has work near it. */
  nearTitle: Uint8Array;
  /** How many jobs `anywhere` marks. */
  count: number;
  /** What the rank of each job is made of, as far as it was looked at. */
  ranks: Map<number, TextRank>;
}

export interface TextRank {
  /** How often and how near the words occur, heavier words counting more. */
  rank: number;
  title: string;
}

/** How long hits are used after a job has changed: while jobs change all the time, not every search is made anew. */
const usedAfterChangeMs = 2000;
const keptBytes = 32 * 1024 * 1024;

/**
 * The hits of recent texts. People page through one text and toggle filters on it; only the first of
 * these searches needs the database. A job that closes leaves results at once (the columns know), a new
 * one is found by words at the latest two seconds after it came.
 */
export class HitCache {
  #kept = new BoundedMap<{ hits: TextHits; generation: number; foundAt: number }>(
    keptBytes,
    ({ hits }) => hits.anywhere.length + hits.inTitle.length + hits.nearTitle.length,
  );
  #generation = 0;

  /** Called when jobs have changed. */
  invalidate(): void {
    this.#generation++;
  }

  /** Undefined when the search has no words. `current` takes no hits from before the last change. */
  async get(
    database: Kysely<Tables>,
    search: JobSearch,
    capacity: number,
    { current = false } = {},
  ): Promise<TextHits | undefined> {
    const queries = textQueries(search);
    const named = nameConditions(search);
    if (!queries && named.length === 0) return undefined;
    const key = JSON.stringify([search.q, search.title, search.skill]);
    const kept = this.#kept.get(key);
    if (
      kept &&
      (kept.generation === this.#generation || (!current && Date.now() - kept.foundAt < usedAfterChangeMs))
    ) {
      return kept.hits;
    }
    const generation = this.#generation;
    const foundAt = Date.now();
    const hits = await findHits(database, queries, named, capacity);
    this.#kept.set(key, { hits, generation, foundAt });
    return hits;
  }
}

interface TextQueries {
  /** The text itself, with other names for the same. */
  own: RawBuilder<string>;
  /** With work near it besides; undefined when that adds nothing. */
  wide: RawBuilder<string> | undefined;
}

/** The words of a search as tsqueries; undefined when it has none. */
function textQueries(search: JobSearch): TextQueries | undefined {
  const query = parseQuery(search.q);
  if (query.length === 0) return undefined;
  const widens = query.some((list) => list.some((term) => term.near.length > 0));
  return { own: anyOf(query, false), wide: widens ? anyOf(query, true) : undefined };
}

/**
 * What a search asks for by its whole name. Written as the indexes of migration 0009 are, and compared as the
 * vocabulary counts names: who follows "Nurse, 241 jobs" finds 241.
 */
function nameConditions({ title, skill }: JobSearch): RawBuilder<unknown>[] {
  return [
    ...(title ? [sql`lower(trim(split_part(title, ',', 1))) = lower(${title})`] : []),
    ...(skill ? [sql`fold_names(skills) @> array[lower(${skill})]`] : []),
  ];
}

function anyOf(query: Query, near: boolean): RawBuilder<string> {
  const lists = query.map((list) => {
    const terms = list.map((term) => compileTerm(term, near));
    return sql<string>`(${sql.join(terms, sql` && `)})`;
  });
  return sql`(${sql.join(lists, sql` || `)})`;
}

function compileTerm(term: Term, near: boolean): RawBuilder<string> {
  const own = term.phrase
    ? phrase(term.text)
    : sql<string>`plainto_tsquery('english', ${spellSymbols(term.text)})`;
  if (term.excluded) return sql`!!(${own})`;
  const names = [own, ...term.same.map(phrase), ...(near ? term.near.map(phrase) : [])];
  return sql`(${sql.join(names, sql` || `)})`;
}

function phrase(text: string): RawBuilder<string> {
  return sql`phraseto_tsquery('english', ${spellSymbols(text)})`;
}

async function findHits(
  database: Kysely<Tables>,
  queries: TextQueries | undefined,
  named: readonly RawBuilder<unknown>[],
  capacity: number,
): Promise<TextHits> {
  const { own, wide } = queries ?? {};
  // Numbers travel as one text: a row for each of 25,000 hits would cost more than finding them.
  const matching = (column: string, query: RawBuilder<string> | undefined) => {
    const conditions = [
      sql`status = 'active'`,
      ...named,
      ...(query ? [sql`${sql.ref(column)} @@ (${query})`] : []),
    ];
    return sql`(select string_agg(number::text, ',') from jobs where ${sql.join(conditions, sql` and `)})`;
  };
  const { rows } = await sql<Record<'anywhere' | 'in_title' | 'near_title', string | null>>`
    select
      ${matching('search_vector', wide ?? own)} as anywhere,
      ${own ? matching('title_vector', own) : sql`null`} as in_title,
      ${wide ? matching('title_vector', wide) : sql`null`} as near_title
  `.execute(database);
  const anywhere = new Uint8Array(capacity);
  const inTitle = new Uint8Array(capacity);
  const nearTitle = new Uint8Array(wide ? capacity : 0);
  const count = markNumbers(anywhere, rows[0]?.anywhere ?? '');
  markNumbers(inTitle, rows[0]?.in_title ?? '');
  markNumbers(nearTitle, rows[0]?.near_title ?? '');
  return { anywhere, inTitle, nearTitle, count, ranks: new Map() };
}

/** Sets the marks of a list such as `12,7,310`, and gives how many. */
function markNumbers(marks: Uint8Array, list: string): number {
  let number = 0;
  let count = 0;
  for (let at = 0; at <= list.length; at++) {
    const code = list.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = number * 10 + code - 48;
    } else {
      if (number > 0 && number < marks.length) {
        marks[number] = 1;
        count++;
      }
      number = 0;
    }
  }
  return count;
}

/** Near work counts for less than half of the work itself. */
const nearWeight = 0.4;

/** Looks at the words of the given jobs, at each job once for a text. */
export async function rankHits(
  database: Kysely<Tables>,
  search: JobSearch,
  hits: TextHits,
  numbers: readonly number[],
): Promise<void> {
  const queries = textQueries(search);
  const unranked = numbers.filter((number) => !hits.ranks.has(number));
  if (!queries || unranked.length === 0) return;
  const rank = (query: RawBuilder<string>) => sql`ts_rank_cd(search_vector, ${query}, 1)`;
  const { rows } = await sql<{ number: number; rank: number; title: string }>`
    select number, title, ${rank(queries.own)} ${queries.wide ? sql`+ ${nearWeight} * ${rank(queries.wide)}` : sql``} as rank
    from jobs where number = any(${unranked}::int[])
  `.execute(database);
  for (const { number, ...row } of rows) hits.ranks.set(number, row);
}
