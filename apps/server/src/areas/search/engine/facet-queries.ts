import {
  companyLetters,
  experienceBands,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import {
  degreeChoices,
  jobBenefits,
  jobSchedules,
  postingLanguages,
  sponsorshipChoices,
} from '@waymark/contract/jobs/fact-choices';
import { statedSizes } from '@waymark/contract/companies/profile-choices';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import { board } from '../../../platform/board/board.ts';
import { factPosition, groupPosition, statedGroups } from '../../jobs/posting-facts/stated-rules.ts';
import { postedThresholds, withoutOf } from '../find/facet-rules.ts';
import { group } from '../find/group-constants.ts';
import { listPayAmounts } from '../find/pay-filter-rules.ts';
import { findCategoryPosition, positions } from '../job-index/position-rules.ts';
import { filtersBut, topLetterName, type EngineFilters } from './filter-query-rules.ts';
import type { EngineNames } from './names-index.ts';
import { countsOf, type EngineCount } from './names-queries.ts';
import { hasOne } from './words-query-rules.ts';

const companiesListed = 10;
const industriesListed = 30;
const terms = (field: string, size = 300) => ({ terms: { field, size } });
const from = (field: string, least: readonly number[]) => ({
  filters: {
    filters: Object.fromEntries(
      least.map((one, at) => [
        `from${at}`,
        one === Infinity ? { match_none: {} } : { range: { [field]: { gte: one } } },
      ]),
    ),
  },
});

interface FacetContext {
  names: EngineNames;
  search: JobSearch;
  filters: EngineFilters;
  now: number;
}

/** What is counted, each without these groups of filters. */
function countings({ names, search, filters, now }: FacetContext) {
  const chosen = [...search.company, ...search.notCompany];
  const chosenCompanies =
    chosen.length > 0 ? { filter: hasOne('companyId', chosen), aggs: { by: terms('companyId') } } : undefined;
  const stated = terms('stated', 64);
  return {
    category: [group.category, terms('category')],
    type: [group.type, terms('type')],
    mode: [group.mode, terms('workMode')],
    experience: [group.experience, terms('experienceBand')],
    salary: [
      group.salary,
      from(
        'salaryYearlyUsd',
        (filters.payFloors ?? salaryFloors).map((one) => Math.max(1, one)),
      ),
    ],
    posted: [group.posted, from('postedSeconds', postedThresholds(now))],
    company: [group.company, terms('companyId', companiesListed)],
    ...(chosenCompanies && { chosen: [group.company, chosenCompanies] }),
    industry: [group.industry, terms('industryKey', 1000)],
    letter: [group.letter, terms('companyLetter')],
    top: [group.letter, { filter: hasOne('companyId', names.topCompanies) }],
    size: [group.size, terms('companySize')],
    language: [group.language, terms('language')],
    // A posting in two languages counts for both of them.
    known: [group.language, { filter: { exists: { field: 'language' } } }],
    matching: [withoutOf.matching, stated],
    shift: [withoutOf.shift, stated],
    schedule: [withoutOf.schedule, stated],
    degree: [withoutOf.degree, stated],
    sponsorship: [withoutOf.sponsorship, stated],
    benefits: [withoutOf.benefits, stated],
  } satisfies Record<string, readonly [number, object]>;
}

type FacetName = 'category' | 'type' | 'mode' | 'experience' | 'salary' | 'posted' | 'company' | 'chosen';
type Counted = Record<
  FacetName | 'industry' | 'letter' | 'top' | 'size' | 'language' | CountedFact,
  FacetCount
>;
type CountedFact = keyof typeof withoutOf;

interface FacetCount {
  /** How many there are without the group's own filters. */
  all: number;
  of(value: string | number): number;
  buckets: readonly { key: string; count: number }[];
}

/** The aggregations of all facets, over what `common` filters have left. */
export function facetAggregations(context: FacetContext): object {
  return Object.fromEntries(
    Object.entries(countings(context)).map(([name, [without, aggregation]]) => [
      name,
      {
        filter: { bool: { filter: filtersBut(context.filters, without) } },
        aggs: { counted: aggregation },
      },
    ]),
  );
}

function readCounts(answer: object): Counted {
  const all = countsOf(answer);
  return new Proxy({} as Counted, {
    get: (_none, name: string) => readCount(all[name]),
  });
}

function readCount(found: EngineCount | undefined): FacetCount {
  const counted = (
    found as { counted?: { buckets?: unknown; by?: EngineCount; doc_count?: number } } | undefined
  )?.counted;
  const listed = (counted?.by?.buckets ?? counted?.buckets ?? []) as
    | EngineCount['buckets']
    | Record<string, { doc_count: number }>;
  const buckets = Array.isArray(listed)
    ? listed.map(({ key, doc_count: count }) => ({ key: String(key), count }))
    : Object.entries(listed ?? {}).map(([key, { doc_count: count }]) => ({ key, count }));
  const byKey = new Map(buckets.map(({ key, count }) => [key, count]));
  return {
    all: found?.doc_count ?? 0,
    of: (value) => byKey.get(String(value)) ?? 0,
    buckets: buckets.filter(({ count }) => count > 0),
  };
}

const sum = ({ buckets }: FacetCount) => buckets.reduce((all, { count }) => all + count, 0);

/** The live counts as they are sent, as `presentFacets` has them. */
export function readFacets(answer: object, context: FacetContext): JobFacets {
  const { search } = context;
  const counted = readCounts(answer);
  const present = (choices: readonly { value: string }[], count: (value: string, at: number) => number) =>
    choices.map(({ value }, at) => ({ value, count: count(value, at) }));
  const states = (fact: keyof typeof factPosition, of: CountedFact = 'matching') =>
    counted[of].of(factPosition[fact]);
  return {
    category: presentCategories(counted.category),
    type: present(jobTypes, (value) => counted.type.of(value)),
    mode: present(workModes, (value) => counted.mode.of(value)),
    experience: present(experienceBands, (value) =>
      counted.experience.of(positions.experience.get(value) ?? -1),
    ),
    salary: listPayAmounts(search).map((amount, at) => ({
      value: String(amount),
      count: counted.salary.of(`from${at}`),
    })),
    posted: present(postedPeriods, (_value, at) => counted.posted.of(`from${at}`)),
    company: presentCompanies(counted, context),
    industry: presentIndustries(counted.industry, context),
    letter: present(companyLetters, (value) =>
      value === topLetterName ? countFiltered(answer, 'top') : counted.letter.of(value),
    ),
    schedule: jobSchedules.map(({ value, isShift }) => ({
      value,
      count: states(value, isShift ? 'shift' : 'matching'),
    })),
    degree: degreeChoices.map(({ value }) => ({ value, count: states(`degree-${value}`) })),
    sponsorship: sponsorshipChoices.map(({ value }) => ({ value, count: states(`sponsorship-${value}`) })),
    benefits: jobBenefits.map(({ value }) => ({ value, count: states(value) })),
    size: statedSizes.map((value) => ({ value, count: counted.size.of(value) })),
    language: present(postingLanguages, (value) => counted.language.of(value)).filter(
      ({ value, count }) => count > 0 || search.language.some((chosen) => chosen === value),
    ),
    notStated: presentNotStated(counted, countFiltered(answer, 'known')),
  };
}

const countFiltered = (answer: object, name: 'top' | 'known'): number =>
  (countsOf(answer)[name] as { counted?: { doc_count?: number } } | undefined)?.counted?.doc_count ?? 0;

function presentCategories({ buckets }: FacetCount): JobFacets['category'] {
  const counts = new Map<number, number>();
  for (const { key, count } of buckets) {
    const at = findCategoryPosition(key) ?? -1;
    counts.set(at, (counts.get(at) ?? 0) + count);
  }
  return board.words.categories.listed.map(({ value }) => ({
    value,
    count: counts.get(findCategoryPosition(value) ?? -1) ?? 0,
  }));
}

/** Chosen and hidden ones too, as the page shows their names. */
function presentCompanies(
  { company, chosen }: Counted,
  { names, search }: FacetContext,
): JobFacets['company'] {
  const top = company.buckets.map(({ key, count }) => ({ id: key, count }));
  const others = [...search.company, ...search.notCompany].filter((id) => !top.some((one) => one.id === id));
  const all = [...top, ...[...new Set(others)].map((id) => ({ id, count: chosen.of(id) }))];
  return all.flatMap(({ id, count }) => {
    const known = names.companyOf(id);
    return known ? [{ value: id, count, name: known.name }] : [];
  });
}

function presentIndustries(industry: FacetCount, { names, search }: FacetContext): JobFacets['industry'] {
  const top = industry.buckets.slice(0, industriesListed).map(({ key }) => key);
  const chosen = search.industry.map((one) => one.toLowerCase()).filter((one) => names.industries.has(one));
  return [...new Set([...top, ...chosen])].map((key) => ({
    value: names.industries.get(key) ?? key,
    count: industry.of(key),
  }));
}

function presentNotStated(counted: Counted, inLanguages: number): JobFacets['notStated'] {
  const silent = statedGroups.map((name) => [
    name,
    counted[name].all - counted[name].of(groupPosition[name]),
  ]);
  const unsaid = (['size', 'language'] as const).map((name) => {
    const said = name === 'size' ? sum(counted.size) - counted.size.of('') : inLanguages;
    return [name, counted[name].all - said];
  });
  return Object.fromEntries([...silent, ...unsaid]) as JobFacets['notStated'];
}
