import { experienceBands, jobCategories, workModes, type JobCategory } from '@waymark/contract/job-choices';
import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs';
import {
  landingLeastJobs,
  type Landing,
  type LandingData,
  type LandingLink,
  type LandingNames,
  type LandingPay,
} from '@waymark/contract/landings';
import type { LandingCriteria } from '@waymark/contract/paths';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { positions, type JobColumns } from './columns.ts';
import { currencyPerDollar, currencyRatesDate } from './currency-constants.ts';
import type { JobIndex } from './index-queries.ts';
import {
  categoriesShown,
  companiesShown,
  leastSalaries,
  newestShown,
  placesShown,
  skillsShown,
} from './landing-constants.ts';
import { countLanding, largest, quartilesOf, type LandingCounts } from './landing-count-rules.ts';
import { criteriaOf, isNothingElse } from './landing-criteria-rules.ts';
import type { LandingPlaces, NamedPlace, PlaceLink } from './landing-place-columns.ts';
import { keepLandingPlaces, keepPopularLandings } from './landing-popular-queries.ts';
import { readLandingSample, type LandingSample } from './landing-sample-queries.ts';
import { loadCards } from './search-queries.ts';

const weekSeconds = 7 * 86_400;

/** What the pages of `/jobs` show, counted over the columns. */
export function createLandingData(database: Kysely<Tables>, index: JobIndex): LandingData {
  const placesNow = keepLandingPlaces(index);
  const popularOf = keepPopularLandings(index);
  return {
    async getLanding(criteria) {
      await index.ready;
      return loadLanding(database, index, await placesNow(), criteria, Date.now());
    },
    async findLanding(search) {
      if (!isNothingElse(search)) return null;
      await index.ready;
      return findLanding(database, index, await placesNow(), criteriaOf(search));
    },
    listPopularLandings: async () => popularOf(await placesNow()),
  };
}

interface Asked {
  criteria: LandingCriteria;
  /** The place that is meant; undefined where none is asked for, and for one that no job has named. */
  place: NamedPlace | undefined;
  search: JobSearch;
}

function readCriteria(places: LandingPlaces, { category, title, skill, location }: LandingCriteria): Asked {
  const place = location === undefined ? undefined : places.find(location);
  const named = place?.value ?? location;
  const criteria = {
    ...(category !== undefined && { category }),
    ...(title !== undefined && { title }),
    ...(skill !== undefined && { skill }),
    ...(named !== undefined && { location: named }),
  };
  const search = jobSearchSchema.parse({ ...criteria, category: category ?? [] });
  return { criteria, place, search };
}

async function countAsked(
  database: Kysely<Tables>,
  index: JobIndex,
  { criteria, place, search }: Asked,
  now: number,
): Promise<LandingCounts> {
  const { columns } = index;
  const hits = await index.hits.get(database, search);
  const nowhere = criteria.location !== undefined && !place;
  const filter = {
    category: criteria.category === undefined ? undefined : columns.categoryPosition(criteria.category),
    named: hits?.marks(columns.open.length),
    placeSets: nowhere ? new Uint8Array(columns.placeSets.length) : index.matchPlaces(search),
  };
  return countLanding(columns, filter, Math.floor(now / 1000) - weekSeconds);
}

async function loadLanding(
  database: Kysely<Tables>,
  index: JobIndex,
  places: LandingPlaces,
  criteria: LandingCriteria,
  now: number,
): Promise<Landing> {
  const { columns } = index;
  const asked = readCriteria(places, criteria);
  const counts = await countAsked(database, index, asked, now);
  const sample = await readLandingSample(database, counts.newest);
  const jobs = await loadCards(database, index, counts.newest.slice(0, newestShown));
  const names = nameAsked(places, asked, sample);
  return {
    criteria: asked.criteria,
    names,
    search: {
      ...asked.criteria,
      ...(names.title && { title: names.title }),
      ...(names.skill && { skill: names.skill }),
    },
    total: counts.total,
    companiesHiring: counts.companies.reduce((sum, jobsOfOne) => sum + (jobsOfOne > 0 ? 1 : 0), 0),
    remote: counts.modes[positions.mode.get('remote') ?? 0] ?? 0,
    postedThisWeek: counts.postedSince,
    pay: payOf(counts, sample),
    companies: companiesOf(columns, counts),
    skills: { of: counts.newest.length, data: skillsOf(asked, names, sample) },
    modes: workModes.map(({ value }, at) => ({ value, count: counts.modes[at] ?? 0 })),
    experience: experienceBands.map(({ value }, at) => ({ value, count: counts.experience[at + 1] ?? 0 })),
    places: placesOf(places, asked, names, counts),
    categories: categoriesOf(asked, names, counts),
    jobs,
  };
}

/** As the postings write them: the address has small letters only. */
function nameAsked(
  places: LandingPlaces,
  { criteria, place }: Asked,
  { titles, skills }: LandingSample,
): LandingNames {
  const { category, title, skill, location } = criteria;
  const spelled = (known: LandingSample['titles'], name: string) =>
    known.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? name;
  return {
    ...(category !== undefined && { category: category as JobCategory }),
    ...(title !== undefined && { title: spelled(titles, title) }),
    ...(skill !== undefined && { skill: spelled(skills, skill) }),
    ...(location !== undefined && {
      place: { name: place?.text ?? places.spell(location), detail: place?.detail ?? '' },
    }),
  };
}

function payOf({ salaries }: LandingCounts, { usualCurrency }: LandingSample): LandingPay | null {
  if (salaries.length < leastSalaries) return null;
  const rate = usualCurrency === undefined ? undefined : currencyPerDollar[usualCurrency];
  return {
    stated: salaries.length,
    dollars: quartilesOf(salaries, 'USD', 1),
    local:
      usualCurrency === undefined || usualCurrency === 'USD' || rate === undefined
        ? null
        : quartilesOf(salaries, usualCurrency, rate),
    ratesOf: currencyRatesDate,
  };
}

function companiesOf(columns: JobColumns, { companies }: LandingCounts): Landing['companies'] {
  return largest(companies, companiesShown).map((at) => ({
    id: columns.companies[at]?.id ?? '',
    name: columns.companies[at]?.name ?? '',
    count: companies[at] ?? 0,
  }));
}

/** Each leads to its own page, at the same place where enough of its jobs are there. */
function skillsOf({ criteria }: Asked, names: LandingNames, { skills }: LandingSample): LandingLink[] {
  const others = skills.filter(({ name }) => name.toLowerCase() !== criteria.skill?.toLowerCase());
  return others.slice(0, skillsShown).map(({ name, count }) => {
    const isHere = criteria.location !== undefined && count >= landingLeastJobs;
    return {
      criteria: { skill: name, ...(isHere && { location: criteria.location }) },
      names: { skill: name, ...(isHere && names.place && { place: names.place }) },
      count,
    };
  });
}

/** The same work elsewhere. A page without a job is content with less: it has nothing else to offer. */
function placesOf(
  places: LandingPlaces,
  { criteria, place }: Asked,
  { place: _own, ...work }: LandingNames,
  { total, workBySet }: LandingCounts,
): Landing['places'] {
  const { location, ...workCriteria } = criteria;
  const least = total === 0 ? 1 : landingLeastJobs;
  const find = (): [Landing['places']['relation'], PlaceLink[]] => {
    const inside = place ? places.inside(place.value, workBySet, placesShown, least) : [];
    if (inside.length > 0) return ['inside', inside];
    const near = location === undefined ? [] : places.near(location, workBySet, placesShown, least);
    if (near.length > 0) return ['near', near];
    return ['most', places.inside(undefined, workBySet, placesShown, least)];
  };
  const [relation, links] = find();
  const data = links
    .filter(({ place: other }) => other.value !== location)
    .map(({ place: { text, detail, value }, count }) => ({
      criteria: { ...workCriteria, location: value },
      names: { ...work, place: { name: text, detail } },
      count,
    }));
  return { relation, data };
}

/** Those that share the title or the skill, else those with most jobs; each counted as its own page counts. */
function categoriesOf({ criteria }: Asked, names: LandingNames, counts: LandingCounts): LandingLink[] {
  const own = positions.category.get(criteria.category ?? '');
  const ranked = largest(counts.categoriesNamed, jobCategories.length);
  const { location } = criteria;
  return ranked
    .filter((at) => at !== own)
    .slice(0, categoriesShown)
    .map((at) => {
      const category = jobCategories[at]?.value;
      return {
        criteria: { ...(category && { category }), ...(location !== undefined && { location }) },
        names: { ...(category && { category }), ...(names.place && { place: names.place }) },
        count: counts.categoriesHere[at] ?? 0,
      };
    });
}

/** The page about what is asked for, when it has enough jobs to be worth going to. */
async function findLanding(
  database: Kysely<Tables>,
  index: JobIndex,
  places: LandingPlaces,
  criteria: LandingCriteria,
): Promise<LandingLink | null> {
  const asked = readCriteria(places, criteria);
  if (asked.criteria.location !== undefined && !asked.place) return null;
  const counts = await countAsked(database, index, asked, Date.now());
  if (counts.total < landingLeastJobs) return null;
  const sample = await readLandingSample(database, counts.newest.slice(0, newestShown));
  return { criteria: asked.criteria, names: nameAsked(places, asked, sample), count: counts.total };
}
