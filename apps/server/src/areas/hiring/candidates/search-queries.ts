import type { CandidateSearch, CandidateSearchResult } from '@waymark/contract/hiring/candidates';
import { candidatePageSize, candidatePagesLimit } from '@waymark/contract/hiring/choices';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import type { Vocabulary } from '../../search/job-index/vocabulary-index.ts';
import { findCategoryPosition } from '../../search/job-index/position-rules.ts';
import { readPeopleSearch } from '../../search/read/sentence-rules.ts';
import { foldWords, typedAs } from '../../search/read/query-rules.ts';
import { correctText, findMistyped } from '../../search/relax/spelling-queries.ts';
import { typeMask, type ListedCandidates, type CandidateColumns } from './candidate-index.ts';
import { rankCandidates } from './hit-queries.ts';
import type { Looker } from './looking-policy.ts';
import { loadCards, listExcluding } from './queries.ts';
import { tier } from './rules.ts';

/** Four pages of hits are ranked: each ranked hit has a cost. */
const rankedHits = 4 * candidatePageSize;

/** The query after interpretation. */
type Asked = Omit<CandidateSearch, 'page'>;

interface Found {
  total: number;
  /** The better lists first. */
  lists: number[][];
}

/** The context of a search: the vocabulary, and who must not be shown. */
interface Within {
  listed: ListedCandidates;
  words: Vocabulary;
  hidden: ReadonlySet<number>;
  only: ReadonlySet<number> | undefined;
}

/** A page of the candidates who are visible to this company. Throws `not_found` beyond the last page. */
export async function searchCandidates(
  listed: ListedCandidates,
  words: Vocabulary,
  search: CandidateSearch,
  looker: Pick<Looker, 'companyId' | 'keys'>,
): Promise<CandidateSearchResult> {
  await listed.refresh();
  const { database } = listed;
  const within: Within = {
    listed,
    words,
    hidden: await listExcluding(database, looker.keys),
    only: search.saved ? await listSavedNumbers(database, looker.companyId) : undefined,
  };
  const { found, asked, reading, corrected } = await interpret(within, search);
  const shown = Math.min(found.total, candidatePagesLimit * candidatePageSize);
  refuseBeyondLastPage(search.page, candidatePageSize, shown);
  const numbers = await pageOf(within, asked, found, search.page);
  return {
    data: await loadCards(database, numbers, looker),
    total: found.total,
    page: search.page,
    pageSize: candidatePageSize,
    placeKnown: found.total > 0 || !asked.location || listed.places.match(asked.location).isKnown,
    understood: reading.some(({ as }) => as === 'limit') ? presentAsked(asked, typedAs(search.q)) : null,
    reading,
    corrected,
  };
}

function presentAsked(
  { q, location, radius, remote, type }: Asked,
  asTyped: (folded: string) => string,
): CandidateSearchResult['understood'] {
  return {
    q: asTyped(q),
    location: asTyped(location),
    ...(radius !== undefined && { radius }),
    remote,
    types: type,
  };
}

interface Interpretation {
  asked: Asked;
  found: Found;
  reading: CandidateSearchResult['reading'];
  corrected: string | null;
}

/** As in job search: reads limits out of the words and, where nobody has them, corrects typing errors. */
async function interpret(within: Within, typed: Asked): Promise<Interpretation> {
  const { asked, reading } = readMeaning(within, takeRemote(within, typed));
  const found = await find(within, asked);
  const plain = { asked, found, reading, corrected: null };
  const corrected =
    found.total > 0 || !asked.q ? null : correctText(asked.q, findMistyped(asked.q, within.words));
  if (corrected === null) return plain;
  const instead = { ...asked, q: corrected };
  const better = await find(within, instead);
  return better.total > 0 ? { asked: instead, found: better, reading, corrected } : plain;
}

/** "Remote" where a place is asked for. */
function takeRemote({ listed }: Within, typed: Asked): Asked {
  if (!typed.location) return typed;
  const where = listed.places.where(typed.location);
  if (where.kind === 'unknown' || where.mode !== 'remote') return typed;
  return { ...typed, remote: true, location: where.kind === 'mode' ? '' : typed.location };
}

function readMeaning({ listed, words }: Within, search: Asked): Pick<Interpretation, 'asked' | 'reading'> {
  if (!search.q) return { asked: search, reading: [] };
  const mode = search.remote ? (['remote'] as const) : [];
  const { search: meant, entries } = readPeopleSearch(
    { ...search, mode: [...mode] },
    { places: listed.places, words },
  );
  const { q, location, radius, type } = meant;
  const remote = search.remote || meant.mode.length > 0;
  return { asked: { ...search, q: foldWords(q), location, radius, type, remote }, reading: entries };
}

async function find({ listed, words, hidden, only }: Within, asked: Asked): Promise<Found> {
  const hits = await listed.findHits(asked.q, words);
  const order = asked.sort === 'rate' ? listed.columns.cheapest : listed.columns.newest;
  const lists = selectCandidates(listed.columns, order.view(), {
    types: asked.type,
    categories: asked.category,
    remote: asked.remote,
    places: placesOf(listed, asked),
    hidden,
    only,
    marks: hits?.marks,
    isTiered: isByWords(asked),
  });
  return { total: lists.reduce((sum, list) => sum + list.length, 0), lists };
}

const isByWords = ({ sort }: Asked) => sort === undefined || sort === 'relevance';

/** The requested places with those around them; undefined without a location. */
function placesOf({ places }: ListedCandidates, asked: Asked): Set<number> | undefined {
  if (!asked.location) return undefined;
  const { radius, unit = 'Km' } = asked;
  return places.match(asked.location, radius === undefined ? undefined : { radius, unit }).wanted;
}

async function pageOf(
  { listed, words }: Within,
  asked: Asked,
  { lists }: Found,
  page: number,
): Promise<number[]> {
  const from = (page - 1) * candidatePageSize;
  const hits = await listed.findHits(asked.q, words);
  if (!hits || !isByWords(asked) || from >= rankedHits) return sliceOf(lists, from, candidatePageSize);
  const best = firstOf(lists, rankedHits);
  const unknown = best.filter((number) => !hits.ranks.has(number));
  for (const [number, rank] of await rankCandidates(listed.database, asked.q, words, unknown)) {
    hits.ranks.set(number, rank);
  }
  return sliceOf(orderByRank(lists, best, hits.ranks), from, candidatePageSize);
}

/** The numbers of the candidates that a company saved. */
async function listSavedNumbers(database: Database, companyId: string): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`
    select number from saved_candidates join candidate_profiles on candidate_profiles.id = profile_id
    where company_id = ${companyId}
  `.execute(database);
  return new Set(rows.map(({ number }) => number));
}

/** What a search asks of the columns. */
interface CandidateFilters {
  types: readonly string[];
  categories: readonly string[];
  remote: boolean;
  /** The places that count; undefined for anywhere. */
  places: ReadonlySet<number> | undefined;
  /** Who keeps the company out. */
  hidden: ReadonlySet<number>;
  /** Those alone, where a list is asked for. */
  only: ReadonlySet<number> | undefined;
  /** Where the words stand, by number; undefined where there are none. */
  marks: Uint8Array | undefined;
  /** Whether a better place of the words comes first. */
  isTiered: boolean;
}

/** The matching numbers in the given order, a list for each tier, best first. */
function selectCandidates(
  columns: CandidateColumns,
  order: Int32Array,
  filters: CandidateFilters,
): number[][] {
  const passes = passing(columns, filters);
  const { marks, isTiered } = filters;
  const byTier: number[][] = Array.from({ length: tier.title + 1 }, () => []);
  for (const number of order) {
    const mark = marks ? (marks[number] ?? tier.none) : tier.anywhere;
    if (mark !== tier.none && passes(number)) byTier[isTiered ? mark : tier.anywhere]?.push(number);
  }
  return byTier.toReversed();
}

function passing(columns: CandidateColumns, filters: CandidateFilters): (number: number) => boolean {
  const { hidden, only, places, remote } = filters;
  const types = typeMask(filters.types);
  const categories = new Set(filters.categories.map(findCategoryPosition));
  return (number) =>
    (types === 0 || ((columns.types[number] ?? 0) & types) !== 0) &&
    (categories.size === 0 || categories.has(columns.category[number] ?? -1)) &&
    (!remote || columns.remote[number] === 1) &&
    (places === undefined || places.has(columns.place[number] ?? 0)) &&
    (only === undefined || only.has(number)) &&
    !hidden.has(number);
}

/** The first `count` numbers across the lists. */
function firstOf(lists: readonly number[][], count: number): number[] {
  const first: number[] = [];
  for (const list of lists) {
    if (first.length >= count) break;
    first.push(...list.slice(0, count - first.length));
  }
  return first;
}

/** `count` numbers from `from` on, as if the lists were one. */
function sliceOf(lists: readonly number[][], from: number, count: number): number[] {
  const part: number[] = [];
  let before = 0;
  for (const list of lists) {
    const start = Math.max(0, from - before);
    if (start < list.length) part.push(...list.slice(start, start + count - part.length));
    before += list.length;
    if (part.length >= count) break;
  }
  return part;
}

/** The lists with their ranked numbers first, best first; the rest keep their order. */
function orderByRank(
  lists: readonly number[][],
  ranked: readonly number[],
  ranks: ReadonlyMap<number, number>,
): number[][] {
  let left = ranked.length;
  return lists.map((list) => {
    const count = Math.min(left, list.length);
    left -= count;
    const best = list.slice(0, count).toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
    return [...best, ...list.slice(count)];
  });
}
