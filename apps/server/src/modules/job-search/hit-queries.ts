import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobSearch } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { spellSymbols } from '../jobs/posting-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { band } from './hit-rules.ts';
import { markFits } from './mark-rules.ts';
import { parseQuery } from '../search-words/query-rules.ts';
import type { Query, Term } from '../search-words/query-limit-rules.ts';
import { readWanted, type Wanted } from '../search-words/wanted-rules.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';

/** What a search asks of the words of a job. */
export interface Text {
  /** The words as they were read; none where it asks for whole names alone. */
  query: Query;
  /** Undefined where the search asks for whole names alone. */
  queries: TextQueries | undefined;
  named: readonly RawBuilder<unknown>[];
}

/** What of a search is looked for in words. */
type WordsOfSearch = Pick<JobSearch, 'q' | 'title' | 'skill'>;

/** Undefined when the search has no words. */
export function readText(search: WordsOfSearch): Text | undefined {
  const query = parseQuery(search.q);
  const queries = textQueries(query);
  const named = nameConditions(search);
  return queries || named.length > 0 ? { query, queries, named } : undefined;
}

interface TextQueries {
  /** The text itself, with other names for the same. */
  own: RawBuilder<string>;
  /** With work near it besides; undefined when that adds nothing. */
  wide: RawBuilder<string> | undefined;
}

/** The words of a search as tsqueries; undefined when it has none. */
function textQueries(query: Query): TextQueries | undefined {
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

/** What marks are made of besides the database: the jobs in memory, and the skills that they list. */
interface Within {
  columns: JobColumnIndex;
  words: Vocabulary;
}

/** By slot, how well the open jobs fit a text (`band`), or those of the given ones that are open. */
export async function markHits(
  database: Kysely<Tables>,
  { query, queries, named }: Text,
  { columns, words }: Within,
  among: readonly number[] | undefined,
): Promise<Uint8Array> {
  const wanted = query.flatMap((list) => {
    const read = readWanted(list, columns.titles);
    return read ? [{ list, read, skills: skillsOf(read, words) }] : [];
  });
  const found = await findNumbers(
    database,
    { queries, named, skills: wanted.map(({ skills }) => skills) },
    among,
  );
  // Only now, since slots may have other jobs than when the database was asked.
  const marks = new Uint8Array(columns.end);
  const allowed = named.length > 0 ? markSlots(columns, [found.allowed]) : undefined;
  if (!queries && allowed) return allowed.map((is) => is * 255);
  const anywhere = markSlots(columns, [found.anywhere]);
  const slots = among ? slotsOf(columns, among) : columns.newest.view();
  for (const [at, { list, read, skills }] of wanted.entries()) {
    const isLiteral = list.some((term) => term.phrase || term.excluded);
    const bits = skills.length > 0 ? new Uint32Array(columns.end) : undefined;
    for (const [index, { terms }] of skills.entries()) {
      visitSlots(columns, found.skills[at]?.[index] ?? '', (slot) => (bits![slot]! |= terms));
    }
    markFits(columns, read, { anywhere, skills: bits, isLiteral }, slots, marks);
  }
  // Terms of which no title knows a word are found where they stand.
  if (wanted.length === 0) for (const slot of slots) if (anywhere[slot]) marks[slot] = band.mention;
  if (allowed) for (let slot = 0; slot < marks.length; slot++) marks[slot]! *= allowed[slot] as number;
  return marks;
}

/** Names of skills that some terms of a search stand for. */
interface AskedSkills {
  /** As bits. */
  terms: number;
  names: readonly string[];
}

/** Of each term the skills that it names, and those that several of them name together: "risk modeling". */
function skillsOf({ terms }: Wanted, words: Vocabulary): AskedSkills[] {
  const found: AskedSkills[] = [];
  for (let from = 0; from < terms.length && found.length < mostSkills; from++) {
    for (let to = Math.min(terms.length, from + longestSkill); to > from; to--) {
      const span = terms.slice(from, to);
      const together = span.flatMap((term) => term.words);
      const names = to - from === 1 ? words.skillsLike(span[0]?.skills ?? []) : words.skillsNamed(together);
      if (names.length === 0) continue;
      found.push({ terms: (2 ** (to - from) - 1) << from, names });
    }
  }
  return found.slice(0, mostSkills);
}

const longestSkill = 4;
const mostSkills = 8;

interface FoundNumbers {
  anywhere: string;
  allowed: string;
  skills: string[][];
}

/** The numbers of the jobs that a text finds, each as one text: a row for each of 25,000 hits would cost more. */
async function findNumbers(
  database: Kysely<Tables>,
  { queries, named, skills }: Pick<Text, 'queries' | 'named'> & { skills: readonly AskedSkills[][] },
  among: readonly number[] | undefined,
): Promise<FoundNumbers> {
  const open = sql`status = 'active'`;
  const source = among ? sql`few` : sql`jobs`;
  // Whole names have indexes of the open jobs. Words have not, and for a common one the planner would rather read
  // every job by such an index, with its words: it does not know what that costs.
  const matching = (condition: RawBuilder<unknown>) => sql`(
    select string_agg(number::text, ',') filter (where ${open}) from ${source} where ${condition}
  )`;
  const few = sql`with few as materialized (
    select number, status, title, skills, search_vector, title_vector from jobs where number = any(${among}::int[])
  )`;
  const namesIn = ({ names }: AskedSkills) =>
    matching(sql`fold_names(skills) && ${names.map((name) => name.toLowerCase())}::text[] and ${open}`);
  const { rows } = await sql<{ found: (string | null)[] }>`
    ${among ? few : sql``}
    select array[
      ${queries ? matching(sql`search_vector @@ (${queries.own})`) : sql`null`},
      ${named.length > 0 ? matching(sql.join([open, ...named], sql` and `)) : sql`null`}
      ${sql.join([sql``, ...skills.flat().map(namesIn)], sql`, `)}
    ]::text[] as found
  `.execute(database);
  const [anywhere, allowed, ...rest] = rows[0]?.found.map((list) => list ?? '') ?? [];
  let from = 0;
  return {
    anywhere: anywhere ?? '',
    allowed: allowed ?? '',
    skills: skills.map((ofList) => rest.slice(from, (from += ofList.length))),
  };
}

function markSlots(columns: JobColumnIndex, lists: readonly string[]): Uint8Array {
  const marks = new Uint8Array(columns.end);
  for (const list of lists) visitSlots(columns, list, (slot) => (marks[slot] = 1));
  return marks;
}

function slotsOf(columns: JobColumnIndex, numbers: readonly number[]): Int32Array {
  return Int32Array.from(numbers.map((number) => columns.slotOf(number)).filter((slot) => slot >= 0));
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
