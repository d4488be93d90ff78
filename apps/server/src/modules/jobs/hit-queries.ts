import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobSearch } from '@waymark/contract/jobs';
import { BoundedMap } from '../../platform/bounded-map.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobColumns } from './columns.ts';
import { TextHits, tier } from './hit-columns.ts';
import { spellSymbols } from './posting-rules.ts';
import { parseQuery, type Query, type Term } from './query-rules.ts';

/** How long hits are used after a job has changed: while jobs change all the time, not every search looks again. */
const usedAfterChangeMs = 2000;
const keptBytes = 32 * 1024 * 1024;
/** Of all jobs this share may have changed before finding a text anew is cheaper than looking at those that have. */
const mostChanged = 1 / 500;

interface Kept {
  hits: TextHits;
  generation: number;
  foundAt: number;
}

/**
 * The hits of recent texts. People page through one text and toggle filters on it; only the first of these
 * searches needs the database, and after a change it has to look at the changed jobs alone. A job that closes
 * leaves results at once, a new one is found by words at the latest two seconds after it came.
 */
export class HitCache {
  #columns: JobColumns;
  #kept = new BoundedMap<Kept>(keptBytes, ({ hits }) => hits.bytes);
  #finding = new Map<string, { found: Promise<TextHits>; generation: number }>();
  #generation = 0;
  /** By job, the generation that began with its last change; those before `#oldest` are forgotten. */
  #changes = new Map<number, number>();
  #oldest = 0;

  constructor(columns: JobColumns) {
    this.#columns = columns;
  }

  /** Called when jobs have changed. */
  invalidate(jobNumbers: Iterable<number>): void {
    this.#generation++;
    for (const number of jobNumbers) this.#changes.set(number, this.#generation);
    if (this.#changes.size <= this.#columns.size * mostChanged) return;
    this.#changes.clear();
    this.#oldest = this.#generation;
  }

  /** Undefined when the search has no words. `current` takes no hits from before the last change. */
  async get(
    database: Kysely<Tables>,
    search: JobSearch,
    { current = false } = {},
  ): Promise<TextHits | undefined> {
    const text = readText(search);
    if (!text) return undefined;
    const key = JSON.stringify([search.q, search.title, search.skill]);
    const kept = this.#kept.get(key);
    if (kept?.generation === this.#generation) return kept.hits;
    if (kept && !current && Date.now() - kept.foundAt < usedAfterChangeMs) return this.#arrange(kept);
    const underWay = this.#finding.get(key);
    if (underWay?.generation === this.#generation) return underWay.found;
    const generation = this.#generation;
    const foundAt = Date.now();
    const found = this.#find(database, text, kept);
    this.#finding.set(key, { found, generation });
    try {
      const hits = await found;
      this.#kept.set(key, { hits, generation, foundAt });
      return hits;
    } finally {
      if (this.#finding.get(key)?.found === found) this.#finding.delete(key);
    }
  }

  async #find(database: Kysely<Tables>, text: Text, kept: Kept | undefined): Promise<TextHits> {
    const changed = kept && this.#changedSince(kept.generation);
    const marks = new Uint8Array(this.#columns.open.length);
    await markHits(database, text, marks, changed);
    if (!kept || !changed) return TextHits.fromMarks(this.#columns, marks);
    const tiers = new Map(changed.map((number) => [number, marks[number] ?? tier.none]));
    return kept.hits.withChanges(this.#columns, tiers);
  }

  /** What was found, in the order of now and without the jobs that have closed. */
  #arrange({ hits, generation }: Kept): TextHits {
    const marks = hits.marks(this.#columns.open.length);
    const changed = this.#changedSince(generation);
    if (!changed) return TextHits.fromMarks(this.#columns, marks);
    return hits.withChanges(
      this.#columns,
      new Map(changed.map((number) => [number, marks[number] ?? tier.none])),
    );
  }

  /** Undefined when they were too many to be remembered. */
  #changedSince(generation: number): number[] | undefined {
    if (generation < this.#oldest) return undefined;
    return [...this.#changes].filter(([, changedIn]) => changedIn > generation).map(([number]) => number);
  }
}

interface Text {
  /** Undefined where the search asks for whole names alone. */
  queries: TextQueries | undefined;
  named: readonly RawBuilder<unknown>[];
}

function readText(search: JobSearch): Text | undefined {
  const queries = textQueries(search);
  const named = nameConditions(search);
  return queries || named.length > 0 ? { queries, named } : undefined;
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

/** Marks where the text stands in the open jobs, or in those of the given ones that are open. */
async function markHits(
  database: Kysely<Tables>,
  { queries, named }: Text,
  marks: Uint8Array,
  among: readonly number[] | undefined,
): Promise<void> {
  const { own, wide } = queries ?? {};
  const open = sql`status = 'active'`;
  const source = among ? sql`few` : sql`jobs`;
  // Whole names have indexes of the open jobs. Words have not, and for a common one the planner would rather read
  // every job by such an index, with its words: it does not know what that costs.
  const conditions = named.length > 0 ? [open, ...named] : [];
  // Numbers travel as one text: a row for each of 25,000 hits would cost more than finding them.
  const matching = (column: string, query: RawBuilder<string> | undefined) => {
    const all = [...conditions, ...(query ? [sql`${sql.ref(column)} @@ (${query})`] : [])];
    return sql`(
      select string_agg(number::text, ',') filter (where ${open}) from ${source} where ${sql.join(all, sql` and `)}
    )`;
  };
  const few = sql`with few as materialized (
    select number, status, title, skills, search_vector, title_vector from jobs where number = any(${among}::int[])
  )`;
  const { rows } = await sql<Record<'anywhere' | 'in_title' | 'near_title', string | null>>`
    ${among ? few : sql``}
    select
      ${matching('search_vector', wide ?? own)} as anywhere,
      ${own ? matching('title_vector', own) : sql`null`} as in_title,
      ${wide ? matching('title_vector', wide) : sql`null`} as near_title
  `.execute(database);
  const [row] = rows;
  markNumbers(marks, row?.anywhere ?? '', () => tier.anywhere);
  // What is left out elsewhere in a job is left out whatever its title says.
  markNumbers(marks, row?.near_title ?? '', (mark) => mark && tier.nearTitle);
  markNumbers(marks, row?.in_title ?? '', (mark) => mark && tier.title);
}

/** Sets the marks of a list such as `12,7,310`, each by what it was before. */
function markNumbers(marks: Uint8Array, list: string, markOf: (before: number) => number): void {
  let number = 0;
  for (let at = 0; at <= list.length; at++) {
    const code = list.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = number * 10 + code - 48;
    } else {
      if (number > 0 && number < marks.length) marks[number] = markOf(marks[number] as number);
      number = 0;
    }
  }
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
