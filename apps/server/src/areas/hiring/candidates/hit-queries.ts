import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { spellSymbols } from '../../jobs/jobs/posting-rules.ts';
import type { Vocabulary } from '../../search/job-index/vocabulary-index.ts';
import type { Query, Term } from '../../search/read/query-rules.ts';
import { expandText } from '../../search/widen/expansion-cache.ts';
import { tier } from './rules.ts';

/** By number, where the words occur in listed profiles; undefined for a text without words. */
export async function markCandidates(
  database: Database,
  q: string,
  vocabulary: Vocabulary,
  end: number,
): Promise<Uint8Array | undefined> {
  const words = readText(q, vocabulary);
  if (!words) return undefined;
  const { own, wide } = words;
  // Numbers travel as one text: a row for each of 25,000 hits would cost more than finding them.
  const matching = (column: string, query: RawBuilder<string> | undefined) =>
    query
      ? sql`(
          select string_agg(number::text, ',') filter (where is_listed)
          from candidate_profiles where ${sql.ref(column)} @@ (${query})
        )`
      : sql`null`;
  const { rows } = await sql<Record<'anywhere' | 'inHeadline' | 'nearHeadline', string | null>>`
    select
      ${matching('search_vector', wide ?? own)} as anywhere,
      ${matching('headline_vector', wide)} as "nearHeadline",
      ${matching('headline_vector', own)} as "inHeadline"
  `.execute(database);
  const marks = new Uint8Array(end);
  const mark = (list: string | null | undefined, to: number, from: number) => {
    for (const number of list?.split(',').map(Number) ?? []) {
      // What is left out elsewhere is left out whatever the headline says.
      if (number < end && (marks[number] as number) >= from) marks[number] = to;
    }
  };
  mark(rows[0]?.anywhere, tier.anywhere, tier.none);
  mark(rows[0]?.nearHeadline, tier.nearTitle, tier.anywhere);
  mark(rows[0]?.inHeadline, tier.title, tier.anywhere);
  return marks;
}

/** Related work counts less than half of the work itself. */
const nearWeight = 0.4;

/** By number, how well the words match: by frequency, proximity and weight. */
export async function rankCandidates(
  database: Database,
  q: string,
  vocabulary: Vocabulary,
  numbers: readonly number[],
): Promise<Map<number, number>> {
  const words = readText(q, vocabulary);
  if (!words || numbers.length === 0) return new Map();
  const rank = (query: RawBuilder<string>) => sql`ts_rank_cd(search_vector, ${query}, 1)`;
  const near = words.wide ? sql`+ ${nearWeight} * ${rank(words.wide)}` : sql``;
  const { rows } = await sql<{ number: number; rank: number }>`
    select number, ${rank(words.own)} ${near} as rank
    from candidate_profiles where number = any(${numbers}::int[])
  `.execute(database);
  return new Map(rows.map(({ number, rank: value }) => [number, value]));
}

interface TextQueries {
  /** The text itself, with other names for the same. */
  own: RawBuilder<string>;
  /** With work near it besides; undefined when that adds nothing. */
  wide: RawBuilder<string> | undefined;
}

/** The words of a query, with what the board knows of them, as tsqueries; undefined if it has none. */
function readText(text: string, vocabulary: Vocabulary): TextQueries | undefined {
  const { whole: query } = expandText(text, vocabulary);
  if (query.length === 0) return undefined;
  const widens = query.some((list) => list.some((term) => term.near.length > 0));
  return { own: anyOf(query, false), wide: widens ? anyOf(query, true) : undefined };
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
  const others = [...(term.translations ?? []), ...term.same, ...(near ? term.near : [])];
  const names = [own, ...[...new Set(others)].map(phrase)];
  return sql`(${sql.join(names, sql` || `)})`;
}

function phrase(text: string): RawBuilder<string> {
  return sql`phraseto_tsquery('english', ${spellSymbols(text)})`;
}
