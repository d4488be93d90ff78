import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import {
  landingLeastJobs,
  type Landing,
  type LandingData,
  type LandingLink,
  type LandingNames,
  type LandingPay,
  type PayRange,
} from '@waymark/contract/pages/landings';
import type { LandingCriteria } from '@waymark/contract/paths';
import { board } from '../../../platform/board/board.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { amountAt, inPayUnit } from '../../jobs/jobs/rules.ts';
import type { NamedPlace, PlaceCount, PlaceCounts } from '../../search/job-index/place-count-index.ts';
import type { JobBreakdown } from '../../search/job-search/breakdown-rules.ts';
import type { JobQueries } from '../../search/job-search/job-index.ts';
import {
  categoriesShown,
  companiesShown,
  minSalaries,
  nearKilometres,
  newestShown,
  placesShown,
  sampleSize,
  skillsShown,
  maxSkill,
  usualCurrencyShare,
} from './constants.ts';
import { keepPopularLandings } from './queries.ts';

const weekSeconds = 7 * 86_400;

/** What the pages of `/jobs` show. */
export function createLandingData(index: JobQueries): LandingData {
  const popularOf = keepPopularLandings();
  return {
    getLanding: (criteria) => loadLanding(index, criteria, Date.now()),
    findLanding: async (search) => (isNothingElse(search) ? findLanding(index, criteriaOf(search)) : null),
    listPopularLandings: async () => popularOf(await index.counts()),
  };
}

interface Asked {
  criteria: LandingCriteria;
  /** The place that is meant; undefined where none is asked for, and for one that no job has named. */
  place: NamedPlace | undefined;
  search: JobSearch;
}

function readCriteria(places: PlaceCounts, { category, title, skill, location }: LandingCriteria): Asked {
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

function countAsked(
  index: JobQueries,
  { criteria, place, search }: Asked,
  now: number,
): Promise<JobBreakdown> {
  return index.breakDown(search, {
    postedSince: Math.floor(now / 1000) - weekSeconds,
    newest: sampleSize,
    companies: companiesShown,
    isNowhere: criteria.location !== undefined && !place,
  });
}

async function loadLanding(index: JobQueries, criteria: LandingCriteria, now: number): Promise<Landing> {
  const { places } = await index.counts();
  const asked = readCriteria(places, criteria);
  const counts = await countAsked(index, asked, now);
  const sample = await readLandingSample(index, counts.newest);
  const jobs = await index.listCards(counts.newest.slice(0, newestShown));
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
    companiesHiring: counts.companiesHiring,
    remote: counts.modes.find(({ value }) => value === 'remote')?.count ?? 0,
    postedThisWeek: counts.postedSince,
    pay: payOf(counts, sample),
    companies: counts.companies.map(({ id, name, logoUrl, jobs: count }) => ({ id, name, logoUrl, count })),
    skills: { of: counts.newest.length, data: skillsOf(asked, names, sample) },
    modes: counts.modes,
    experience: counts.experience,
    places: placesOf(places, asked, names, counts),
    categories: categoriesOf(asked, names, counts),
    jobs,
  };
}

/** As the postings write them: the address has small letters only. */
function nameAsked(
  places: PlaceCounts,
  { criteria, place }: Asked,
  { titles, skills }: LandingSample,
): LandingNames {
  const { category, title, skill, location } = criteria;
  const spelled = (known: LandingSample['titles'], name: string) =>
    known.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? name;
  return {
    ...(category !== undefined && { category }),
    ...(title !== undefined && { title: spelled(titles, title) }),
    ...(skill !== undefined && { skill: spelled(skills, skill) }),
    ...(location !== undefined && {
      place: { name: place?.text ?? places.spell(location), detail: place?.detail ?? '' },
    }),
  };
}

function payOf({ salaries }: JobBreakdown, { usualCurrency }: LandingSample): LandingPay | null {
  if (salaries.length < minSalaries) return null;
  const { currency, period } = board.words.pay;
  const ofBoard = quartilesOf(salaries, { currency, period });
  const usual = usualCurrency ?? ofBoard.currency;
  const isOther = usual !== ofBoard.currency && exchangeRates.perDollar(usual) !== undefined;
  return {
    stated: salaries.length,
    ofBoard,
    local: isOther ? quartilesOf(salaries, { currency: usual, period }) : null,
    ratesOf: exchangeRates.dateOf([usualCurrency ?? 'EUR', ofBoard.currency]),
  };
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
  places: PlaceCounts,
  { criteria, place }: Asked,
  { place: _own, ...work }: LandingNames,
  { total, work: sameWork }: JobBreakdown,
): Landing['places'] {
  const { location, ...workCriteria } = criteria;
  const least = total === 0 ? 1 : landingLeastJobs;
  const find = (): [Landing['places']['relation'], PlaceCount[]] => {
    const inside = place ? places.inside(place.value, sameWork, placesShown, least) : [];
    if (inside.length > 0) return ['inside', inside];
    const near =
      location === undefined
        ? []
        : places.near(location, sameWork, placesShown, { least, kilometres: nearKilometres });
    if (near.length > 0) return ['near', near];
    return ['most', places.inside(undefined, sameWork, placesShown, least)];
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
function categoriesOf({ criteria }: Asked, names: LandingNames, counts: JobBreakdown): LandingLink[] {
  const { location } = criteria;
  return counts.categories
    .filter(({ category }) => category !== criteria.category)
    .slice(0, categoriesShown)
    .map(({ category, count }) => ({
      criteria: { category, ...(location !== undefined && { location }) },
      names: { category, ...(names.place && { place: names.place }) },
      count,
    }));
}

/** The page about what is asked for, when it has enough jobs to be worth going to. */
async function findLanding(index: JobQueries, criteria: LandingCriteria): Promise<LandingLink | null> {
  const { places } = await index.counts();
  const { location } = criteria;
  const named = location === undefined ? undefined : places.findByAnyName(location);
  const asked = readCriteria(places, named ? { ...criteria, location: named.value } : criteria);
  if (asked.criteria.location !== undefined && !asked.place) return null;
  const counts = await countAsked(index, asked, Date.now());
  if (counts.total < landingLeastJobs) return null;
  const sample = await readLandingSample(index, counts.newest.slice(0, newestShown));
  return { criteria: asked.criteria, names: nameAsked(places, asked, sample), count: counts.total };
}

/** The quartiles of amounts in dollars a year. */
function quartilesOf(amounts: readonly number[], unit: Pick<PayRange, 'currency' | 'period'>): PayRange {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (share: number) => inPayUnit(amountAt(sorted, share), unit).amount;
  const { currency, period } = inPayUnit(0, unit);
  return { currency, period, lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** What a search asks for beyond the order of its hits, in the terms of a page of `/jobs`. */
function criteriaOf({ category, title, skill, location }: JobSearch): LandingCriteria {
  const [first] = category;
  return {
    ...(first && { category: first }),
    ...(title && { title }),
    ...(skill && { skill }),
    ...(location && { location }),
  };
}

/** Whether a search asks for what one page of `/jobs` can be about, and for nothing else. */
function isNothingElse(search: JobSearch): boolean {
  const { category, title, skill, location, page, sort: _sort, unit: _unit, ...others } = search;
  const work = [...category, title, skill].filter(Boolean);
  const asksMore = Object.values(others).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
  );
  return page === 1 && !asksMore && work.length <= 1 && (work.length === 1 || location !== '');
}

interface CountedSpelling {
  name: string;
  count: number;
}

/** What the columns do not hold of the newest jobs of a page. */
interface LandingSample {
  /** Most jobs first, each as most postings write it. */
  titles: CountedSpelling[];
  skills: CountedSpelling[];
  /** The currency that nearly all of their salaries are in; undefined where there is none. */
  usualCurrency: string | undefined;
}

async function readLandingSample(index: JobQueries, jobNumbers: readonly number[]): Promise<LandingSample> {
  const cards = await index.listCards(jobNumbers);
  return {
    titles: countSpellings(cards.map(({ title }) => [title.split(',')[0]?.trim() ?? ''])),
    skills: countSpellings(cards.map(({ skills }) => skills)),
    usualCurrency: usualOf(cards.flatMap(({ salary }) => salary?.currency ?? [])),
  };
}

/** Spellings that differ only in capitals are one name; a posting that repeats one names it once. */
function countSpellings(lists: readonly (readonly string[])[]): CountedSpelling[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const list of lists) {
    const names = new Map(list.map((name) => [name.toLowerCase(), name]));
    for (const [key, name] of names) {
      if (name === '' || name.length > maxSkill) continue;
      const known = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, known.set(name, (known.get(name) ?? 0) + 1));
    }
  }
  return [...spellings.values()]
    .map((known) => {
      const [usual] = [...known].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      return { name: usual?.[0] ?? '', count: [...known.values()].reduce((sum, one) => sum + one, 0) };
    })
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function usualOf(currencies: readonly string[]): string | undefined {
  const counts = Map.groupBy(currencies, (currency) => currency);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  if (!usual || currencies.length < minSalaries) return undefined;
  return usual[1].length / currencies.length >= usualCurrencyShare ? usual[0] : undefined;
}
