import { jobCategories } from '@waymark/contract/job-choices';
import type { JobFacets } from '@waymark/contract/jobs';
import { landingLeastJobs, type LandingLink } from '@waymark/contract/landings';
import type { JobColumns } from './columns.ts';
import type { JobIndex } from './index-queries.ts';
import {
  leastJobsOfListedPlace,
  longestSkill,
  longestTitle,
  popularShown,
  skillsListed,
  titlesListed,
} from './landing-constants.ts';
import { LandingPlaces, sumOf } from './landing-place-rules.ts';
import type { NamedEntry } from './vocabulary-columns.ts';

/** The places that pages can be about: made anew after a job has changed. */
export function keepLandingPlaces(index: JobIndex): () => Promise<LandingPlaces> {
  let kept: { of: JobFacets; places: LandingPlaces } | undefined;
  return async () => {
    await index.ready;
    // The index makes its counts anew whenever a job has changed.
    const of = index.unfilteredFacets(Date.now());
    if (kept?.of !== of) kept = { of, places: new LandingPlaces(index.columns, index.places) };
    return kept.places;
  };
}

/** Titles or skills with enough jobs, most jobs first; a few minutes old at most. */
async function listNames(index: JobIndex, kind: 'title' | 'skill', limit: number): Promise<LandingLink[]> {
  const words = await index.vocabulary();
  const longest = kind === 'title' ? longestTitle : longestSkill;
  return words
    .list(kind)
    .filter(({ text, weight }) => weight >= landingLeastJobs && text.length <= longest)
    .slice(0, limit)
    .map(({ text, weight }) => ({ criteria: { [kind]: text }, names: { [kind]: text }, count: weight }));
}

/** Where most jobs are and the busiest work there; each kind of work once. */
export function listPopularLandings({ columns }: JobIndex, places: LandingPlaces): LandingLink[] {
  const byCategory = countCategories(columns);
  const popular: LandingLink[] = [];
  const taken = new Set<string | undefined>(['other']);
  for (const city of listedPlaces(places).filter((entry) => places.isCity(entry))) {
    if (popular.length === popularShown) break;
    const busiest = listCategories(city, places, byCategory).find(({ names }) => !taken.has(names.category));
    if (!busiest) continue;
    taken.add(busiest.names.category);
    popular.push(busiest);
  }
  return popular;
}

/** Every page that search engines are told of. */
export async function listLandings(index: JobIndex, places: LandingPlaces): Promise<LandingLink[]> {
  const categories = index
    .unfilteredFacets(Date.now())
    .category.filter(({ count }) => count >= landingLeastJobs)
    .map(({ value, count }) => ({ criteria: { category: value }, names: {}, count }));
  const byCategory = countCategories(index.columns);
  return [
    ...categories,
    ...(await listNames(index, 'title', titlesListed)),
    ...(await listNames(index, 'skill', skillsListed)),
    ...listedPlaces(places).flatMap((entry) => [
      linkOf(entry, entry.weight),
      ...listCategories(entry, places, byCategory),
    ]),
  ];
}

/** Most jobs first; each under one of its spellings, and none whose name a search cannot take. */
function listedPlaces(places: LandingPlaces): NamedEntry[] {
  return places.entries.filter(
    (entry) =>
      entry.weight >= leastJobsOfListedPlace &&
      !entry.text.includes(',') &&
      places.find(entry.value) === entry,
  );
}

/** The pages of a place and a category with enough jobs, most jobs first. */
function listCategories(
  entry: NamedEntry,
  places: LandingPlaces,
  byCategory: readonly Uint32Array[],
): LandingLink[] {
  const sets = places.setsOf(entry.value);
  const { criteria, names } = linkOf(entry, 0);
  return jobCategories
    .map(({ value: category }, at) => ({
      criteria: { category, ...criteria },
      names: { category, ...names },
      count: sumOf(sets, byCategory[at] ?? new Uint32Array(0)),
    }))
    .filter(({ count }) => count >= landingLeastJobs)
    .toSorted((a, b) => b.count - a.count);
}

function linkOf({ text, detail, value }: NamedEntry, count: number): LandingLink {
  return { criteria: { location: value }, names: { place: { name: text, detail } }, count };
}

/** By category and place set, the open jobs. */
function countCategories(columns: JobColumns): Uint32Array[] {
  const counts = jobCategories.map(() => new Uint32Array(columns.placeSets.length));
  for (const number of columns.newest.view()) {
    const ofCategory = counts[columns.category[number] as number];
    if (ofCategory) ofCategory[columns.placeSet[number] as number]! += 1;
  }
  return counts;
}
