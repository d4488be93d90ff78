import { jobCategories } from '@waymark/contract/job-choices';
import { landingLeastJobs, type LandingLink } from '@waymark/contract/landings';
import type { JobColumns } from './columns.ts';
import type { JobIndex } from './index-queries.ts';
import {
  leastJobsOfListedPlace,
  longestSkill,
  longestTitle,
  popularKeptMs,
  popularShown,
  skillsListed,
  titlesListed,
} from './landing-constants.ts';
import { LandingPlaces, sumOf, type NamedPlace } from './landing-place-columns.ts';

/** The places that pages can be about. */
export function keepLandingPlaces(index: JobIndex): () => Promise<LandingPlaces> {
  const places = new LandingPlaces(index.columns, index.places);
  return async () => {
    await index.ready;
    places.refresh();
    return places;
  };
}

/** What the footer of every page leads to: names only, so that they may be some minutes old. */
export function keepPopularLandings(index: JobIndex): (places: LandingPlaces) => LandingLink[] {
  let kept: { links: LandingLink[]; listedAt: number; openJobs: number } | undefined;
  return (places) => {
    const openJobs = index.columns.size;
    const isOld =
      !kept ||
      Date.now() - kept.listedAt > popularKeptMs ||
      Math.abs(openJobs - kept.openJobs) > openJobs / 10;
    if (isOld) kept = { links: listPopular(index.columns, places), listedAt: Date.now(), openJobs };
    return kept?.links ?? [];
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
function listPopular(columns: JobColumns, places: LandingPlaces): LandingLink[] {
  const byCategory = countCategories(columns);
  const popular: LandingLink[] = [];
  const taken = new Set<string | undefined>(['other']);
  for (const city of places.busiestCities(popularShown)) {
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
    ...places
      .list()
      .map((place) => ({ place, count: sumOf(places.setsOf(place.value), index.columns.counts.placeSet) }))
      .filter(({ count }) => count >= leastJobsOfListedPlace)
      .flatMap(({ place, count }) => [linkOf(place, count), ...listCategories(place, places, byCategory)]),
  ];
}

/** The pages of a place and a category with enough jobs, most jobs first. */
function listCategories(
  place: NamedPlace,
  places: LandingPlaces,
  byCategory: readonly Uint32Array[],
): LandingLink[] {
  const sets = places.setsOf(place.value);
  const { criteria, names } = linkOf(place, 0);
  return jobCategories
    .map(({ value: category }, at) => ({
      criteria: { category, ...criteria },
      names: { category, ...names },
      count: sumOf(sets, byCategory[at] ?? new Uint32Array(0)),
    }))
    .filter(({ count }) => count >= landingLeastJobs)
    .toSorted((a, b) => b.count - a.count);
}

function linkOf({ text, detail, value }: NamedPlace, count: number): LandingLink {
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
