import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobSearch } from '@waymark/contract/jobs';
import { BoundedMap } from '../../platform/bounded-map.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { spellSymbols } from './posting-rules.ts';

/** The open jobs whose words match a text, by job number. */
export interface TextHits {
  /** 1 where the text occurs anywhere. */
  anywhere: Uint8Array;
  /** 1 where the whole text occurs in the title. */
  inTitle: Uint8Array;
  /** The rank of each job that was ranked so far. */
  ranks: Map<number, number>;
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
    ({ hits }) => hits.anywhere.length + hits.inTitle.length,
  );
  #generation = 0;

  /** Called when jobs have changed. */
  invalidate(): void {
    this.#generation++;
  }

  async get(database: Kysely<Tables>, search: JobSearch, capacity: number): Promise<TextHits | undefined> {
    const query = textQuery(search);
    if (!query) return undefined;
    const key = JSON.stringify([search.q, search.skill]);
    const kept = this.#kept.get(key);
    if (kept && (kept.generation === this.#generation || Date.now() - kept.foundAt < usedAfterChangeMs)) {
      return kept.hits;
    }
    const generation = this.#generation;
    const foundAt = Date.now();
    const hits = await findHits(database, query, capacity);
    this.#kept.set(key, { hits, generation, foundAt });
    return hits;
  }
}

/** The text of a search as a tsquery; undefined when it has none. */
function textQuery(search: JobSearch): RawBuilder<string> | undefined {
  const parts: RawBuilder<string>[] = [];
  if (search.q) parts.push(sql`websearch_to_tsquery('english', ${spellSymbols(search.q)})`);
  if (search.skill) parts.push(sql`phraseto_tsquery('english', ${spellSymbols(search.skill)})`);
  return parts.length > 0 ? sql.join(parts, sql` && `) : undefined;
}

async function findHits(
  database: Kysely<Tables>,
  query: RawBuilder<string>,
  capacity: number,
): Promise<TextHits> {
  // Numbers travel as one text: a row for each of 25,000 hits would cost more than finding them.
  const { rows } = await sql<{ anywhere: string | null; in_title: string | null }>`
    select
      (select string_agg(number::text, ',') from jobs where search_vector @@ (${query}) and status = 'active') as anywhere,
      (select string_agg(number::text, ',') from jobs where title_vector @@ (${query}) and status = 'active') as in_title
  `.execute(database);
  return {
    anywhere: markNumbers(rows[0]?.anywhere ?? '', capacity),
    inTitle: markNumbers(rows[0]?.in_title ?? '', capacity),
    ranks: new Map(),
  };
}

function markNumbers(list: string, capacity: number): Uint8Array {
  const marks = new Uint8Array(capacity);
  let number = 0;
  for (let at = 0; at <= list.length; at++) {
    const code = list.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = number * 10 + code - 48;
    } else {
      if (number > 0 && number < capacity) marks[number] = 1;
      number = 0;
    }
  }
  return marks;
}

/** Ranks the given jobs by how often and how near the words occur, each job once for a text. */
export async function rankHits(
  database: Kysely<Tables>,
  search: JobSearch,
  hits: TextHits,
  numbers: readonly number[],
): Promise<void> {
  const query = textQuery(search);
  const unranked = numbers.filter((number) => !hits.ranks.has(number));
  if (!query || unranked.length === 0) return;
  const { rows } = await sql<{ number: number; rank: number }>`
    select number, ts_rank_cd(search_vector, ${query}, 1) as rank from jobs where number = any(${unranked}::int[])
  `.execute(database);
  for (const { number, rank } of rows) hits.ranks.set(number, rank);
}
