import type { Kysely } from 'kysely';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { categoryPosition, positions } from '../job-index/position-rules.ts';
import {
  candidates,
  findClosed,
  likeness,
  readWords,
  saysNothing,
  similarJobs,
  skillLikeness,
  titlesWithAll,
} from '../job-search/similar-queries.ts';
import type { KeyedPostings } from './keyed-postings-cache.ts';
import { listedWith, newestFirst, type EngineContext } from './listing-queries.ts';
import type { EngineNames } from './names-index.ts';
import { hasOne, noneOf, type EngineQuery } from './words-query-rules.ts';

const read = ['number', 'title', 'category', 'workMode', 'placeIds', 'postedSeconds', 'skillNames'] as const;
type Candidate = Partial<Record<(typeof read)[number], unknown>>;

/** As `listSimilarJobs` of a node's own index. */
export async function listSimilarInEngine(
  { engine, names, listOpen }: EngineContext,
  { database, postings }: { database: Kysely<Tables>; postings: KeyedPostings },
  jobId: string,
): Promise<JobCard[]> {
  const job = await findClosed(database, jobId);
  if (!job) return [];
  const { places } = names;
  const own = {
    words: readWords(names, job.title),
    placeIds: job.place_ids,
    countries: places.countriesOf(job.place_ids),
    category: categoryPosition(job.category),
    mode: modeOf(job.work_mode),
  };
  const others = noneOf([{ term: { number: job.number } }]);
  const questions = [
    ...kindsOf(names, own.category, own.placeIds, own.countries),
    [
      hasOne(
        'title',
        titlesWithAll(names, own.words).map((at) => names.textOf(at)),
      ),
    ],
  ];
  const answers = await engine.msearch(
    questions.map((filters) => ({
      query: listedWith([others, ...filters]),
      sort: newestFirst,
      size: candidates,
      track_total_hits: false,
      _source: read,
    })),
  );
  const silent = new Set(saysNothing.map((word) => names.titles.find(word)));
  const found = new Map<number, Candidate>();
  for (const { hits } of answers)
    for (const { _source: source = {} } of hits.hits) found.set(Number(source['number']), source);
  const scored = [...found.values()].map((one) => {
    const placeIds = listOf(one.placeIds).map(Number);
    const score = likeness(own, {
      words: new Set([...readWords(names, String(one.title))].filter((id) => !silent.has(id))),
      placeIds,
      countries: places.countriesOf(placeIds),
      category: categoryPosition(String(one.category)),
      mode: modeOf(one.workMode),
    });
    const skills = listOf(one.skillNames).map(String);
    return {
      number: Number(one.number),
      posted: Number(one.postedSeconds),
      score: score + skillLikeness(job.skills, skills),
    };
  });
  const best = scored
    .toSorted((a, b) => b.score - a.score || b.posted - a.posted)
    .map(({ number }) => number);
  return (await postings.listCards(await listOpen(best))).slice(0, similarJobs);
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const modeOf = (mode: unknown): number => positions.mode.get(String(mode)) ?? 0;

/** Of its category: at its places, in its countries, and anywhere else. */
function kindsOf(
  names: EngineNames,
  category: number,
  placeIds: readonly number[],
  countries: ReadonlySet<string>,
): EngineQuery[][] {
  const isOfCategory = hasOne('category', names.categoriesAt(category));
  const isHere = hasOne('placeIds', placeIds);
  const inCountries = names.placeKeys.filter((_key, at) =>
    names.placeSets[at]?.some((id) => countries.has(names.places.get(id)?.countryCode ?? '')),
  );
  const isNear = hasOne('places', inCountries);
  return [
    [isOfCategory, isHere],
    [isOfCategory, isNear, noneOf([isHere])],
    [isOfCategory, noneOf([isHere, isNear])],
  ];
}
