import { landingLeastJobs, type LandingLink } from '@waymark/contract/pages/landings';
import type { JobCounts, JobIndex } from '../../search/job-search/job-index.ts';
import type { NamedPlace, PlaceCounts } from '../../search/job-index/place-count-index.ts';
import {
  leastJobsOfListedPlace,
  longestSkill,
  longestTitle,
  popularKeptMs,
  popularShown,
  skillsListed,
  titlesListed,
} from './landing-constants.ts';

/** What the footer of every page leads to: names only, so that they may be some minutes old. */
export function keepPopularLandings(): (counts: JobCounts) => LandingLink[] {
  let kept: { links: LandingLink[]; listedAt: number; openJobs: number } | undefined;
  return ({ jobs: openJobs, places }) => {
    const isOld =
      !kept ||
      Date.now() - kept.listedAt > popularKeptMs ||
      Math.abs(openJobs - kept.openJobs) > openJobs / 10;
    if (isOld) kept = { links: listPopular(places), listedAt: Date.now(), openJobs };
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
function listPopular(places: PlaceCounts): LandingLink[] {
  const popular: LandingLink[] = [];
  const taken = new Set<string | undefined>(['other']);
  for (const { place } of places.cities().slice(0, popularShown)) {
    const busiest = listCategories(places, place).find(({ names }) => !taken.has(names.category));
    if (!busiest) continue;
    taken.add(busiest.names.category);
    popular.push(busiest);
  }
  return popular;
}

/** Every page that search engines are told of. */
export async function listLandings(index: JobIndex): Promise<LandingLink[]> {
  const { facets, places } = await index.counts();
  const categories = facets.category
    .filter(({ count }) => count >= landingLeastJobs)
    .map(({ value, count }) => ({ criteria: { category: value }, names: {}, count }));
  const ofPlaces = places
    .list()
    .filter(({ count }) => count >= leastJobsOfListedPlace)
    .flatMap(({ place, count }) => [linkOf(place, count), ...listCategories(places, place)]);
  return [
    ...categories,
    ...(await listNames(index, 'title', titlesListed)),
    ...(await listNames(index, 'skill', skillsListed)),
    ...ofPlaces,
  ];
}

/** The pages of a place and a category with enough jobs, most jobs first. */
function listCategories(places: PlaceCounts, place: NamedPlace): LandingLink[] {
  const { criteria, names } = linkOf(place, 0);
  return places
    .categoriesAt(place.value)
    .filter(({ count }) => count >= landingLeastJobs)
    .toSorted((a, b) => b.count - a.count)
    .map(({ category, count }) => ({
      criteria: { category, ...criteria },
      names: { category, ...names },
      count,
    }));
}

function linkOf({ text, detail, value }: NamedPlace, count: number): LandingLink {
  return { criteria: { location: value }, names: { place: { name: text, detail } }, count };
}
