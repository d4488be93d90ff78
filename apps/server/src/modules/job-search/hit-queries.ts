import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobSearch } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { spellSymbols } from '../jobs/posting-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { tier, type TextHits } from './hit-rules.ts';
import { parseQuery } from './query-rules.ts';
import type { Query, Term } from './query-limit-rules.ts';

/** What a search asks of the words of a job. */
export interface Text {
  /** Undefined where the search asks for whole names alone. */
  queries: TextQueries | undefined;
  named: readonly RawBuilder<unknown>[];
}

/** What of a search is looked for in words. */
type WordsOfSearch = Pick<JobSearch, 'q' | 'title' | 'skill'>;

/** Undefined when the search has no words. */
export function readText(search: WordsOfSearch): Text | undefined {
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
function textQueries(search: Pick<JobSearch, 'q'>): TextQueries | undefined {
  const query = parseQuery(search.q);
  if (query.length === 0) return undefined;
  const widens = query.some((list) => list.some((term) => term.near.length > 0));
  return { own: anyOf(query, false), wide: widens ? anyOf(query, true) : undefined };
}

/**
 * What a search asks for by its whole name. Written as the indexes of migration 0009 are, and compared as the
 * vocabulary counts names: who follows "Nurse, 241 jobs" finds 241.
 */
function nameConditions({ title, skill }: WordsOfSearch): RawBuilder<unknown>[] {
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

/** By slot, where the text stands in the open jobs, or in those of the given ones that are open. */
export async function markHits(
  database: Kysely<Tables>,
  { queries, named }: Text,
  columns: JobColumnIndex,
  among: readonly number[] | undefined,
): Promise<Uint8Array> {
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
  // Only now, since slots may have other jobs than when the database was asked.
  const marks = new Uint8Array(columns.end);
  visitSlots(columns, row?.anywhere ?? '', (slot) => (marks[slot] = tier.anywhere));
  // What is left out elsewhere in a job is left out whatever its title says.
  const raise = (to: number) => (slot: number) => {
    if (marks[slot] !== tier.none) marks[slot] = to;
  };
  visitSlots(columns, row?.near_title ?? '', raise(tier.nearTitle));
  visitSlots(columns, row?.in_title ?? '', raise(tier.title));
  return marks;
}

/** Visits the slots of a list of numbers such as `12,7,310`; a job that has closed since has none. */
function visitSlots(columns: JobColumnIndex, list: string, mark: (slot: number) => void): void {
  let number = 0;
  for (let at = 0; at <= list.length; at++) {
    const code = list.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = number * 10 + code - 48;
    } else {
      const slot = number > 0 ? columns.slotOf(number) : -1;
      if (slot >= 0) mark(slot);
      number = 0;
    }
  }
}

/** Near work counts for less than half of the work itself. */
const nearWeight = 0.4;

/** Looks at the words of the jobs with these numbers, at each once for a text. */
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
  const known = numbers.flatMap((number) => {
    const kept = hits.ranks.get(number);
    return kept ? [[number, kept] as const] : [];
  });
  hits.keepRanks([...known, ...rows.map(({ number, ...row }) => [number, row] as const)]);
}
