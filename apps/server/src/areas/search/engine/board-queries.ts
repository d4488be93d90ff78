import type { JobCard, JobSearch } from '@waymark/contract/jobs/jobs';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { experienceBands, workModes } from '@waymark/contract/jobs/choices';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import type { BreakdownOptions, JobBreakdown } from '../job-search/breakdown-rules.ts';
import type { CompanyTeams } from '../job-search/search-queries.ts';
import { placeFit, PlaceTally } from '../job-index/place-count-index.ts';
import {
  categoryAt,
  categoryPosition,
  findCategoryPosition,
  positions,
} from '../job-index/position-rules.ts';
import { markedQuery } from './hits-cache.ts';
import type { KeyedPostings } from './keyed-postings-cache.ts';
import { listedWith, newestFirst, readOpen, totalOf, type EngineContext } from './listing-queries.ts';
import { countsOf, type EngineBucket } from './names-queries.ts';
import { hasOne, type EngineQuery } from './words-query-rules.ts';

interface Slice {
  page: number;
  pageSize: number;
}

const isOf = (companyId: string): EngineQuery => ({ term: { companyId } });

/** The parts of so many numbers each that have an open job, counted from 1. */
export async function listPartsInEngine({ engine }: EngineContext, numbers: number): Promise<number[]> {
  const answer = await engine.search({
    size: 0,
    query: { exists: { field: 'number' } },
    aggs: { parts: { histogram: { field: 'number', interval: numbers, offset: 1, min_doc_count: 1 } } },
  });
  const parts = countsOf(answer)['parts']?.buckets ?? [];
  return parts.map(({ key }) => Math.floor((Number(key) - 1) / numbers) + 1);
}

/** The newest, of a company or of all, a page at a time. */
export async function listNewestPage(
  context: EngineContext,
  postings: KeyedPostings,
  { page, pageSize }: Slice,
  companyId?: string,
): Promise<{ jobs: JobCard[]; total: number }> {
  const query = listedWith(companyId === undefined ? [] : [isOf(companyId)]);
  const counted = await context.engine.search({ size: 0, track_total_hits: true, query });
  const slice = { offset: (page - 1) * pageSize, limit: pageSize };
  const numbers = await readOpen(context, { query, sort: newestFirst }, slice);
  return { jobs: await postings.listCards(numbers), total: totalOf(counted) };
}

/** As `listByTeam` of a node's own index. */
export async function listTeamsInEngine(
  context: EngineContext,
  postings: KeyedPostings,
  companyId: string,
  { page, pageSize }: Slice,
): Promise<CompanyTeams> {
  const answer = await context.engine.search({
    size: 0,
    query: listedWith([isOf(companyId)]),
    aggs: {
      teams: {
        terms: { field: 'category', size: 300 },
        aggs: { newest: { max: { field: 'postedSeconds' } } },
      },
    },
  });
  const found = (countsOf(answer)['teams']?.buckets ?? []) as (EngineBucket & {
    newest: { value: number };
  })[];
  const byCategory = [...Map.groupBy(found, ({ key }) => categoryPosition(String(key)))];
  const teams = byCategory
    .map(([category, all]) => ({
      category,
      keys: all.map(({ key }) => String(key)),
      jobs: all.reduce((sum, { doc_count: count }) => sum + count, 0),
      newest: Math.max(...all.map(({ newest }) => newest.value)),
    }))
    .toSorted((a, b) => b.jobs - a.jobs || b.newest - a.newest);
  const numbers: number[] = [];
  let before = 0;
  for (const team of teams) {
    const offset = Math.max(0, (page - 1) * pageSize - before);
    before += team.jobs;
    const limit = pageSize - numbers.length;
    if (offset >= team.jobs || limit === 0) continue;
    const query = listedWith([isOf(companyId), hasOne('category', team.keys)]);
    numbers.push(...(await readOpen(context, { query, sort: newestFirst }, { offset, limit })));
  }
  return {
    jobs: await postings.listCards(numbers),
    total: before,
    teams: teams.map(({ category, jobs }) => ({ category: categoryAt(category), jobs })),
  };
}

type AskedWork = Pick<JobSearch, 'category' | 'title' | 'skill' | 'location'>;

/** As `breakDown` of a node's own index. */
export async function breakDownInEngine(
  context: EngineContext,
  { category: [category], ...asked }: AskedWork,
  options: BreakdownOptions,
): Promise<JobBreakdown> {
  const { engine, names } = context;
  const search = jobSearchSchema.parse(asked);
  const hits = await context.hits.find(names, search);
  const here = options.isNowhere ? [] : names.placesThatFit(search, placeFit.here);
  const isHere = here ? [hasOne('places', here)] : [];
  const ofCategory =
    category === undefined ? [] : [hasOne('category', names.categoriesAt(findCategoryPosition(category)))];
  const marked = (filters: readonly EngineQuery[]) =>
    hits ? markedQuery([hits], { mode: 'mark', filters }) : listedWith(filters);
  const answers = await engine.msearch([
    {
      size: 0,
      track_total_hits: true,
      query: marked([...ofCategory, ...isHere]),
      aggs: aggregationsOf(options),
    },
    { size: 0, query: marked(ofCategory), aggs: { places: { terms: { field: 'places', size: 60_000 } } } },
    { size: 0, query: marked(isHere), aggs: { named: { terms: { field: 'category', size: 300 } } } },
    { size: 0, query: listedWith(isHere), aggs: { all: { terms: { field: 'category', size: 300 } } } },
  ]);
  const counts = answers.map(countsOf);
  const query = marked([...ofCategory, ...isHere]);
  const newest = await readOpen(context, { query, sort: newestFirst }, { offset: 0, limit: options.newest });
  return {
    total: answers[0] ? totalOf(answers[0]) : 0,
    newest,
    ...presentWork(context, counts[0] ?? {}, options),
    work: tallyPlaces(context, counts[1]?.['places']?.buckets ?? []),
    categories: presentCategories(counts[2]?.['named']?.buckets ?? [], counts[3]?.['all']?.buckets ?? []),
  };
}

/** As many different salaries as are told apart. */
const salariesRead = 10_000;

const aggregationsOf = ({ postedSince }: BreakdownOptions) => ({
  since: { filter: { range: { postedSeconds: { gte: postedSince } } } },
  modes: { terms: { field: 'workMode', size: 20 } },
  experience: { terms: { field: 'experienceBand', size: 20 } },
  companies: { terms: { field: 'companyId', size: 10_000 } },
  salaries: {
    filter: { range: { salaryYearlyUsd: { gt: 0 } } },
    aggs: { by: { terms: { field: 'salaryYearlyUsd', size: salariesRead } } },
  },
});

function presentWork(
  { names }: EngineContext,
  counts: ReturnType<typeof countsOf>,
  options: BreakdownOptions,
): Pick<JobBreakdown, 'postedSince' | 'modes' | 'experience' | 'companies' | 'companiesHiring' | 'salaries'> {
  const of = (name: string) =>
    new Map((counts[name]?.buckets ?? []).map(({ key, doc_count: count }) => [String(key), count]));
  const [modes, experience] = [of('modes'), of('experience')];
  const companies = [...of('companies')];
  const salaries =
    (counts['salaries'] as { by?: { buckets?: EngineBucket[] } } | undefined)?.by?.buckets ?? [];
  return {
    postedSince: counts['since']?.doc_count ?? 0,
    modes: workModes.map(({ value }) => ({ value, count: modes.get(value) ?? 0 })),
    experience: experienceBands.map(({ value }) => ({
      value,
      count: experience.get(String(positions.experience.get(value))) ?? 0,
    })),
    companies: companies.slice(0, options.companies).map(([id, jobs]) => {
      const { name = '', logoFileId = null } = names.companyOf(id) ?? {};
      return { id, name, logoUrl: logoAddress(logoFileId), jobs };
    }),
    companiesHiring: companies.length,
    salaries: salaries.flatMap(({ key, doc_count: count }) =>
      Array.from({ length: count }, () => Number(key)),
    ),
  };
}

function tallyPlaces({ names }: EngineContext, buckets: readonly EngineBucket[]): PlaceTally {
  const counts = new Map(buckets.map(({ key, doc_count: count }) => [String(key), count]));
  return new PlaceTally(Uint32Array.from(names.placeKeys, (key) => counts.get(key) ?? 0));
}

/** Most first, and among equals as the board met them. */
function presentCategories(
  named: readonly EngineBucket[],
  all: readonly EngineBucket[],
): JobBreakdown['categories'] {
  const sum = (buckets: readonly EngineBucket[]) => {
    const counts = new Map<number, number>();
    for (const { key, doc_count: count } of buckets) {
      const at = categoryPosition(String(key));
      counts.set(at, (counts.get(at) ?? 0) + count);
    }
    return counts;
  };
  const here = sum(all);
  return [...sum(named)]
    .toSorted(([a, count], [b, other]) => other - count || a - b)
    .map(([at]) => ({ category: categoryAt(at), count: here.get(at) ?? 0 }));
}
