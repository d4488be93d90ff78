import { defaultPageSize } from '@waymark/contract/pagination';
import type { UnmetLimit } from '@waymark/contract/jobs/jobs';
import { placeFit } from '../job-index/place-count-index.ts';
import type { SearchRequest } from '../read/query-rules.ts';
import { enoughResults, type FoundPage } from '../relax/attempt-rules.ts';
import { distances, limits, maxUnmet, noLimits } from '../relax/beyond-rules.ts';
import { planFilters } from './filter-query-rules.ts';
import { countScores, markedQuery, type EngineHits } from './hits-cache.ts';
import type { EngineNames } from './names-index.ts';
import { allFilters, readOpen, sortOf, type AskedPage } from './listing-queries.ts';
import { allOf, anyOf, hasOne, noneOf, type EngineQuery } from './words-query-rules.ts';

/** What each posting misses of a request, as bits: its limits, and how near its places are. */
interface Missing {
  flags: EngineQuery[];
  /** What limit each of the first bits is. */
  limits: readonly UnmetLimit[];
  isPlaced: boolean;
}

/** As `beyondOf`: all within the limits, and beyond them those with all of the words where these are enough. */
export async function beyondPage(
  asked: AskedPage,
  hits: EngineHits,
  now: number,
): Promise<Pick<FoundPage, 'total' | 'within' | 'page' | 'others' | 'unmet'>> {
  const { context, request, ranking } = asked;
  const { engine, names } = context;
  const { pageSize = defaultPageSize, page } = request;
  const missing = missingOf(names, request, now);
  const rest = { ...request, ...noLimits };
  const filters = [...allFilters(planFilters(names, rest, now)), ...outsideOf(names, request)];
  const base = { limits: missing.limits.length, isPlaced: missing.isPlaced, max: maxUnmet };
  const { flags } = missing;
  const counting = { flags, params: { ...base, isFar: true, isWholeOnly: false } };
  const counted = await countScores(engine, markedQuery([hits], { mode: 'unmet', filters, unmet: counting }));
  const all = counted.map(({ score, count }) => unpackUnmet(score - 1, count));
  const isFar = !all.some(({ distance }) => distance < distances.length);
  const listed = all.filter(({ distance }) => isFar || distance < distances.length);
  const sum = (ones: typeof all) => ones.reduce((count, one) => count + one.count, 0);
  const isWholeOnly = sum(listed.filter(({ isWhole }) => isWhole)) >= enoughResults;
  const rows = isWholeOnly ? listed.filter(({ isWhole, by }) => isWhole || by === 0) : listed;
  const query = markedQuery(ranking?.first ? [hits, ranking.first] : [hits], {
    mode: 'rank',
    filters,
    fieldsOf: ranking?.fieldsOf,
    unmet: { flags, params: { ...base, isFar, isWholeOnly } },
  });
  const sort = sortOf({ context, request, ranking });
  const slice = { offset: (page - 1) * pageSize, limit: pageSize };
  const numbers = await readOpen(context, { query, sort }, slice);
  return {
    total: sum(rows),
    within: sum(rows.filter(({ by }) => by === 0)),
    page: numbers,
    others: 0,
    unmet: await listUnmet(asked, numbers, missing),
  };
}

/** As the script has them in the mode `unmet`. */
function unpackUnmet(packed: number, count: number) {
  return { by: packed & 15, distance: (packed >> 4) & 7, isWhole: (packed & 128) !== 0, count };
}

function missingOf(names: EngineNames, request: SearchRequest, now: number): Missing {
  const own = planFilters(names, { ...request, location: '' }, now);
  const missed = limits.flatMap(({ name, bits }) => {
    const asked = [...own.groups].flatMap(([bit, query]) => (bit & bits ? [query] : []));
    return asked.length > 0 ? [{ name, query: noneOf([allOf(asked)]) }] : [];
  });
  const near = placesByDistance(names, request);
  return {
    flags: [...missed.map(({ query }) => query), ...near],
    limits: missed.map(({ name }) => name),
    isPlaced: near.length > 0,
  };
}

/** From where the place was asked for to the whole country. */
function placesByDistance(names: EngineNames, request: SearchRequest): EngineQuery[] {
  const { location, radius, unit, mode } = request;
  if (!location) return [];
  const at = (place: Parameters<EngineNames['placesThatFit']>[0]) =>
    hasOne('places', names.placesThatFit(place, placeFit.here) ?? []);
  const remotely = hasOne('places', names.placesThatFit(request, placeFit.remotely) ?? []);
  const isDoneThere = mode.includes('remote') ? [allOf([remotely, { term: { workMode: 'remote' } }])] : [];
  const around = distances.flatMap((one) =>
    one.radius === undefined ? [] : [at({ location, radius: one.radius, unit: 'Km' })],
  );
  const countrywide = at({ location, radius, unit, isCountrywide: true });
  return [anyOf([at(request), ...isDoneThere]), ...around, countrywide];
}

/** A place that is kept out stays out however far a search goes. */
function outsideOf(names: EngineNames, { location }: SearchRequest): EngineQuery[] {
  const at = location.search(/(?:^| )outside /i);
  if (at < 0) return [];
  const outside = { location: location.slice(at).trim(), radius: undefined, unit: undefined };
  return [hasOne('places', names.placesThatFit(outside, placeFit.here) ?? [])];
}

/** By name, what each posting of a page misses. */
async function listUnmet(
  { context }: AskedPage,
  numbers: readonly number[],
  { flags, limits: names, isPlaced }: Missing,
): Promise<UnmetLimit[][]> {
  const should = flags.map((filter, nth) => ({
    constant_score: { filter: { bool: { filter: [filter], _name: String(nth) } } },
  }));
  const { hits } = await context.engine.search({
    size: numbers.length,
    _source: false,
    query: { bool: { filter: [hasOne('number', numbers)], should } },
  });
  const byNumber = new Map(
    hits.hits.map((hit) => [Number(hit._id), new Set((hit as { matched_queries?: string[] }).matched_queries ?? [])]),
  );
  return numbers.map((number) => {
    const has = byNumber.get(number) ?? new Set();
    const missed = names.filter((_name, nth) => has.has(String(nth)));
    const nearest = flags.findIndex((_flag, nth) => nth >= names.length && has.has(String(nth))) - names.length;
    const distance = nearest < 0 ? distances.length : nearest;
    const place = isPlaced ? distances[distance - 1] : undefined;
    return [...missed, ...(place ? [place.name] : [])];
  });
}

