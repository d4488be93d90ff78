import type {
  CategoryData,
  CountedCountry,
  CountedName,
  CountedSkill,
} from '@waymark/contract/jobs/categories';
import { categoryLabel, type JobCategory } from '@waymark/contract/jobs/category-choices';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { lastKnown } from '../../../platform/last-known.ts';
import type { PlaceCount, PlaceCounts } from '../../search/job-index/place-count-index.ts';
import type { JobCounts, JobQueries } from '../../search/job-search/job-index.ts';
import { findByLetter } from './rules.ts';

/** The cards of home (I-3). The capital has one of its own, so its country's leaves it out. */
const featuredCities: readonly { name: string; value: string }[] = [
  { name: 'Iraq', value: 'Iraq' },
  { name: 'Argentina', value: 'Argentina' },
  { name: 'Indonesia', value: 'Indonesia' },
  { name: 'Gambia', value: 'Gambia outside Banjul' },
  { name: 'India', value: 'India' },
  { name: 'Thailand', value: 'Thailand' },
  { name: 'Banjul', value: 'Banjul' },
  { name: 'Spain', value: 'Spain' },
];

/** Counting reads all jobs that have closed. */
const countsKeptMs = 60_000;

const featuredShown = featuredCities.length;

/** Work with computers. A skill is of IT when at least this share of its jobs is such work; a ninth of all is. */
const itCategories: readonly JobCategory[] = ['information-technology', 'data-science'];

const itShare = 0.4;

/** The longest that the search takes for a name (`title` and `skill` of the contract). */
const maxTitle = 200;
const maxSkill = 80;
const skillsKept = 10_000;

const byCount = (a: CountedName, b: CountedName) => b.count - a.count || (a.name < b.name ? -1 : 1);

/** What the category pages show. */
export function createCategoryData(database: Kysely<Tables>, index: JobQueries): CategoryData {
  async function titles(): Promise<CountedName[]> {
    const words = await index.vocabulary();
    return words
      .list('title')
      .filter(({ text }) => text.length <= maxTitle)
      .map(({ text, weight }) => ({ name: text, value: text, count: weight }));
  }
  const skills = keepSkills(database, index);
  const countPast = lastKnown(() => countPastJobs(database), { freshMs: countsKeptMs });
  return {
    listFeaturedCities: async () => featureCities((await index.counts()).places),
    async countBoard() {
      const { facets, jobs } = await index.counts();
      const openTasks = facets.type.find(({ value }) => value === 'freelance')?.count ?? 0;
      const closed = await countPast();
      return {
        jobsPosted: jobs + closed.jobs,
        tasksPosted: openTasks + closed.tasks,
        freelancers: closed.freelancers,
      };
    },
    async listCompanies(limit) {
      const { companies } = await index.counts();
      return companies.hiring
        .slice(0, limit)
        .map(({ id, name, logoUrl, jobs }) => ({ name, value: id, count: jobs, logoUrl }));
    },
    listCategories: async () => presentCategories(await index.counts()),
    async listIndustries() {
      const { companies } = await index.counts();
      const industries = companies.industries();
      return industries
        .map(({ name, jobs }) => ({ name, value: name, count: jobs, isIndustry: true }))
        .toSorted(byCount);
    },
    listCities: async (limit) => (await index.counts()).places.cities().slice(0, limit).map(presentPlace),
    listCountries: async (limit, citiesEach) =>
      presentCountries((await index.counts()).places)
        .slice(0, limit)
        .map((country) => ({ ...country, cities: country.cities.slice(0, citiesEach) })),
    listBusiestCountries: async (limit) =>
      (await index.counts()).places.countries().slice(0, limit).map(presentPlace),
    listTitles: titles,
    findTitles: async (letter) => findByLetter(await titles(), letter),
    listSkills: skills,
    async findSkills(letter, isIt) {
      const ofKind = (await skills()).filter((skill) => skill.isIt === isIt);
      return findByLetter(ofKind, letter);
    },
  };
}

/** Skills are read again when the titles are. */
function keepSkills(database: Kysely<Tables>, index: JobQueries): () => Promise<CountedSkill[]> {
  const load = lastKnown(() => loadSkills(database));
  const skillsOf = new WeakMap<object, Promise<CountedSkill[]>>();
  return async () => {
    const words = await index.vocabulary();
    const known = skillsOf.get(words) ?? load();
    skillsOf.set(words, known);
    // A failure is not kept.
    known.catch(() => skillsOf.delete(words));
    return known;
  };
}

const presentPlace = ({ place, count }: PlaceCount): CountedName => ({
  name: place.text,
  value: place.value,
  count,
  isPlace: true,
});

function presentCategories({ facets }: JobCounts): CountedName[] {
  return facets.category
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ name: categoryLabel(board.words, value), value, count }))
    .toSorted(byCount);
}

function presentCountries(places: PlaceCounts): CountedCountry[] {
  const cities = Map.groupBy(places.cities().map(presentPlace), ({ value }) => value.split(', ').at(-1));
  return places.countries().map((counted) => {
    const country = presentPlace(counted);
    // A city that is its country has been named by it.
    const own = (cities.get(country.name) ?? []).filter(({ value }) => value !== country.value);
    return { ...country, cities: own };
  });
}

/**
 * The cities that were chosen, or those of the specification; where one has no jobs, the busiest of the others takes
 * its place.
 */
function featureCities(places: PlaceCounts): Awaited<ReturnType<CategoryData['listFeaturedCities']>> {
  const chosen = board.settings.homeCities.map((value) => {
    // It was chosen by the name that a language has for it.
    const other = places.find(value) ? undefined : places.findByAnyName(value);
    return { name: other?.text ?? value, value: other?.value ?? value };
  });
  const wanted = (chosen.length > 0 ? chosen : featuredCities)
    .map(({ name, value }) => ({ name, value, count: places.count(value), isPlace: true as const }))
    .filter(({ count }) => count > 0);
  const shown = new Set(wanted.map(({ name }) => name));
  const cities = places.cities().map(presentPlace);
  const others = cities.filter(({ name }) => !shown.has(name));
  const cards = [...wanted, ...others].slice(0, featuredShown);
  return { cards, cities: cities.length, countries: places.countries().length };
}

/** Jobs that are open are counted already; those that were have an index of their own. */
async function countPastJobs(database: Kysely<Tables>) {
  const { rows } = await sql<{ jobs: number; tasks: number; freelancers: number }>`
    select
      (select count(*)::int from jobs where status in ('expired', 'filled')) as jobs,
      (select count(*)::int from jobs where status in ('expired', 'filled') and type = 'freelance') as tasks,
      (
        select count(*)::int from (
          select user_id from applications join jobs on jobs.id = job_id where type = 'freelance'
          union
          select user_id from saved_jobs join jobs on jobs.id = job_id where type = 'freelance'
          union
          select user_id from candidate_profiles where is_listed and 'freelance' = any(types)
        ) as seekers
      ) as freelancers
  `.execute(database);
  const { jobs = 0, tasks = 0, freelancers = 0 } = rows[0] ?? {};
  return { jobs, tasks, freelancers };
}

/** Spellings that differ only in capitals are one skill, shown as most write it. */
async function loadSkills(database: Kysely<Tables>): Promise<CountedSkill[]> {
  const { rows } = await sql<{ name: string; count: number; share: number }>`
    select
      mode() within group (order by skill) as name, count(distinct number)::int as count,
      avg((category = any(${itCategories}))::int)::float8 as share
    from jobs cross join unnest(skills) as skill
    where status = 'active' and skill <> '' and length(skill) <= ${maxSkill}
    group by lower(skill)
    order by 2 desc, lower(skill)
    limit ${skillsKept}
  `.execute(database);
  return rows.map(({ name, count, share }) => ({ name, value: name, count, isIt: share >= itShare }));
}
