import type { BoardCounts, CategoryData, CountedName, CountedSkill } from '@waymark/contract/categories';
import { jobCategories, labelOf } from '@waymark/contract/job-choices';
import type { JobFacets } from '@waymark/contract/jobs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { featuredCities, featuredShown, itCategories, itShare } from './category-constants.ts';
import { findByLetter } from './letter-rules.ts';
import type { JobColumns } from './columns.ts';
import type { JobIndex } from './index-queries.ts';
import { PlaceCounts } from './place-count-rules.ts';

/** The longest that the search takes for a name (`title` and `skill` of the contract). */
const longestTitle = 200;
const longestSkill = 80;
const skillsKept = 10_000;

const byCount = (a: CountedName, b: CountedName) => b.count - a.count || (a.name < b.name ? -1 : 1);

/** What the category pages show. Kept with the counts of the index: made anew after a job has changed. */
export function createCategoryData(database: Kysely<Tables>, index: JobIndex): CategoryData {
  const counts = () => index.unfilteredFacets(Date.now());
  let kept: { of: JobFacets; places: PlaceCounts } | undefined;
  async function places(): Promise<PlaceCounts> {
    await index.ready;
    const of = counts();
    if (kept?.of !== of) kept = { of, places: new PlaceCounts(index.columns, index.places) };
    return kept.places;
  }
  async function categories(): Promise<CountedName[]> {
    await index.ready;
    return counts()
      .category.filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ name: labelOf(jobCategories, value), value, count }))
      .toSorted(byCount);
  }
  async function titles(): Promise<CountedName[]> {
    const words = await index.vocabulary();
    return words
      .list('title')
      .filter(({ text }) => text.length <= longestTitle)
      .map(({ text, weight }) => ({ name: text, value: text, count: weight }));
  }
  const skillsOf = new WeakMap<object, Promise<CountedSkill[]>>();
  async function skills(): Promise<CountedSkill[]> {
    // As old as the titles.
    const words = await index.vocabulary();
    const known = skillsOf.get(words) ?? loadSkills(database);
    skillsOf.set(words, known);
    // A failure is not kept.
    known.catch(() => skillsOf.delete(words));
    return known;
  }
  return {
    listFeaturedCities: async () => featureCities(await places()),
    async countBoard() {
      await index.ready;
      return countBoard(database, index);
    },
    async listCompanies(limit) {
      await index.ready;
      return countCompanies(index.columns).slice(0, limit);
    },
    listCategories: categories,
    async listIndustries() {
      await index.ready;
      return countIndustries(index.columns);
    },
    listCities: async () => [...(await places()).cities()],
    listCountries: async () => [...(await places()).countries()],
    listTitles: titles,
    findTitles: async (letter) => findByLetter(await titles(), letter),
    listSkills: skills,
    async findSkills(letter, isIt) {
      const ofKind = (await skills()).filter((skill) => skill.isIt === isIt);
      return findByLetter(ofKind, letter);
    },
  };
}

/** The cities of the specification; where one has no jobs, the busiest of the others takes its place. */
function featureCities(places: PlaceCounts): { cards: CountedName[]; cities: number } {
  const wanted = featuredCities
    .map(({ name, value }) => ({ name, value, count: places.count(value) }))
    .filter(({ count }) => count > 0);
  const shown = new Set(wanted.map(({ name }) => name));
  const others = places.cities().filter(({ name }) => !shown.has(name));
  return { cards: [...wanted, ...others].slice(0, featuredShown), cities: places.cities().length };
}

/** Jobs that are open are counted already; those that were have an index of their own. */
async function countBoard(database: Kysely<Tables>, index: JobIndex): Promise<BoardCounts> {
  const { rows } = await sql<{ jobs: number; tasks: number; candidates: number }>`
    select
      (select count(*)::int from jobs where status in ('expired', 'filled')) as jobs,
      (select count(*)::int from jobs where status in ('expired', 'filled') and type = 'freelance') as tasks,
      (select count(*)::int from users where role = 'candidate') as candidates
  `.execute(database);
  const { jobs = 0, tasks = 0, candidates = 0 } = rows[0] ?? {};
  const open = index.unfilteredFacets(Date.now()).type.find(({ value }) => value === 'freelance')?.count ?? 0;
  return { jobsPosted: index.columns.size + jobs, tasksPosted: open + tasks, candidates };
}

function countByCompany({ companies, company, newest }: JobColumns): Uint32Array {
  const counts = new Uint32Array(companies.length);
  for (const number of newest.view()) counts[company[number] ?? 0]! += 1;
  return counts;
}

function countCompanies(columns: JobColumns): CountedName[] {
  const counts = countByCompany(columns);
  return columns.companies
    .map(({ id, name }, at) => ({ name, value: id, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted(byCount);
}

function countIndustries(columns: JobColumns): CountedName[] {
  const counts = new Uint32Array(columns.industries.length);
  for (const [at, jobs] of countByCompany(columns).entries()) counts[columns.industryOf[at] ?? 0]! += jobs;
  return columns.industries
    .map((name, at) => ({ name, value: name, count: counts[at] ?? 0 }))
    .filter(({ name, count }) => name !== '' && count > 0)
    .toSorted(byCount);
}

/** Spellings that differ only in capitals are one skill, shown as most write it. */
async function loadSkills(database: Kysely<Tables>): Promise<CountedSkill[]> {
  const { rows } = await sql<{ name: string; count: number; share: number }>`
    select
      mode() within group (order by skill) as name, count(distinct number)::int as count,
      avg((category = any(${itCategories}))::int)::float8 as share
    from jobs cross join unnest(skills) as skill
    where status = 'active' and skill <> '' and length(skill) <= ${longestSkill}
    group by lower(skill)
    order by 2 desc, lower(skill)
    limit ${skillsKept}
  `.execute(database);
  return rows.map(({ name, count, share }) => ({ name, value: name, count, isIt: share >= itShare }));
}
