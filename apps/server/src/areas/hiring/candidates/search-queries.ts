import { candidatePageSize, candidatePagesLimit } from '@waymark/contract/hiring/choices/candidates';
import type { CandidateSearch, CandidateSearchResult } from '@waymark/contract/hiring/candidates';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { foldCase, typedAs } from '../../search/parse/query-rules.ts';
import { correctText, findMistyped } from '../../search/relax/spelling-queries.ts';
import { readIntent } from '../../search/parse/intent-rules.ts';
import type { Vocabulary } from '../../search/job-index/vocabulary-index.ts';
import type { ListedCandidates } from './candidate-index.ts';
import { loadCards } from './card-queries.ts';
import { listExcluding } from './exclusion-queries.ts';
import type { Looker } from './looking-policy.ts';
import { rankCandidates } from './hit-queries.ts';
import { listSavedNumbers } from './saved-queries.ts';
import { firstOf, orderByRank, selectCandidates, sliceOf } from './search-rules.ts';

/** Four pages of hits are worth ranking: nobody reads further without saying more, and each one costs. */
const rankedHits = 4 * candidatePageSize;

/** What is asked once the words were understood. */
type Asked = Omit<CandidateSearch, 'page'>;

interface Found {
  total: number;
  /** The better lists first. */
  lists: number[][];
}

/** Whom a search works with: the words that are known, and who must not be shown. */
interface Within {
  listed: ListedCandidates;
  words: Vocabulary;
  hidden: ReadonlySet<number>;
  only: ReadonlySet<number> | undefined;
}

/** A page of the candidates who chose to be visible to this company. Throws `not_found` beyond the last page. */
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
  const { found, asked, understood, corrected } = await interpret(within, search);
  const shown = Math.min(found.total, candidatePagesLimit * candidatePageSize);
  refuseBeyondLastPage(search.page, candidatePageSize, shown);
  const numbers = await pageOf(listed, asked, found, search.page);
  const asTyped = typedAs(search.q);
  return {
    data: await loadCards(database, numbers, looker),
    total: found.total,
    page: search.page,
    pageSize: candidatePageSize,
    placeKnown: found.total > 0 || !asked.location || listed.places.match(asked.location).isKnown,
    understood: understood && {
      ...understood,
      q: asTyped(understood.q),
      location: asTyped(understood.location),
    },
    corrected,
  };
}

interface Interpretation {
  asked: Asked;
  found: Found;
  understood: CandidateSearchResult['understood'];
  corrected: string | null;
}

/** As jobs are searched for: places and "remote" read out of the words, slips of the finger mended. */
async function interpret(within: Within, typed: Asked): Promise<Interpretation> {
  const plain = { understood: null, corrected: null };
  const search = { ...typed, q: foldCase(typed.q) };
  if (!search.q) return { ...plain, asked: search, found: await find(within, search) };
  const understood = readMeaning(within, search);
  const asked = { ...search, ...understood };
  const found = await find(within, asked);
  if (found.total > 0) return { ...plain, understood, asked, found };
  // Read as a place the word found nobody: then it may have been a word after all.
  const literal = understood && (await find(within, search));
  if (literal && literal.total > 0) return { ...plain, asked: search, found: literal };
  const corrected = correctText(asked.q, findMistyped(asked.q, within.words));
  if (corrected === null) return { ...plain, understood, asked, found };
  const instead = { ...asked, q: corrected };
  const better = await find(within, instead);
  return better.total > 0
    ? { understood, corrected, asked: instead, found: better }
    : { ...plain, understood, asked, found };
}

function readMeaning({ listed, words }: Within, search: Asked): CandidateSearchResult['understood'] {
  const { q, location, radius, remote } = search;
  const mode = remote ? (['remote'] as const) : [];
  const meant = readIntent({ q, location, radius, mode: [...mode] }, listed.places, words);
  if (!meant) return null;
  return {
    q: meant.q,
    location: meant.location,
    ...(meant.radius !== undefined && { radius: meant.radius }),
    remote: meant.mode.includes('remote'),
  };
}

async function find({ listed, hidden, only }: Within, asked: Asked): Promise<Found> {
  const hits = await listed.findHits(asked.q);
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

/** The places that a search asks for, with those around them; undefined where it names none. */
function placesOf({ places }: ListedCandidates, asked: Asked): Set<number> | undefined {
  if (!asked.location) return undefined;
  const { radius, unit = 'Km' } = asked;
  return places.match(asked.location, radius === undefined ? undefined : { radius, unit }).wanted;
}

async function pageOf(
  listed: ListedCandidates,
  asked: Asked,
  { lists }: Found,
  page: number,
): Promise<number[]> {
  const from = (page - 1) * candidatePageSize;
  const hits = await listed.findHits(asked.q);
  if (!hits || !isByWords(asked) || from >= rankedHits) return sliceOf(lists, from, candidatePageSize);
  const best = firstOf(lists, rankedHits);
  const unknown = best.filter((number) => !hits.ranks.has(number));
  for (const [number, rank] of await rankCandidates(listed.database, asked.q, unknown)) {
    hits.ranks.set(number, rank);
  }
  return sliceOf(orderByRank(lists, best, hits.ranks), from, candidatePageSize);
}
