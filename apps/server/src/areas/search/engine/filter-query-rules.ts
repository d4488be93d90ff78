import { postedPeriods } from '@waymark/contract/jobs/choices';
import { jobSchedules } from '@waymark/contract/jobs/fact-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { factPosition, type StatedFact } from '../../jobs/posting-facts/stated-rules.ts';
import { postedThresholds } from '../find/facet-rules.ts';
import { ownFailures } from '../find/filter-rules.ts';
import { group } from '../find/group-constants.ts';
import { readPayFilter } from '../find/pay-filter-rules.ts';
import { placeFit } from '../job-index/place-count-index.ts';
import { findCategoryPosition, positions } from '../job-index/position-rules.ts';
import { failingLevels } from '../job-index/title-index.ts';
import type { EngineNames } from './names-index.ts';
import { allOf, anyOf, hasOne, noneOf, type EngineQuery } from './words-query-rules.ts';

/** What a search asks of jobs but for its words. */
export interface EngineFilters {
  /** What counts for no choice. */
  common: EngineQuery[];
  /** By the bit of its group (`group-constants.ts`), each a filter that a choice may be counted without. */
  groups: Map<number, EngineQuery>;
  /** The choices of pay, where they are not the usual ones. */
  payFloors: readonly number[] | undefined;
}

export const topLetterName = 'top-100';
const nothing: EngineQuery = { match_none: {} };

/** As `readFilters`. `now` in milliseconds. */
export function planFilters(names: EngineNames, search: JobSearch, now: number): EngineFilters {
  const pay = readPayFilter(search);
  const filters: EngineFilters = { common: [], groups: new Map(), payFloors: pay.floors };
  const add = (bit: number, query: EngineQuery) => {
    const before = filters.groups.get(bit);
    filters.groups.set(bit, before ? allOf([before, query]) : query);
  };
  addPlaces(names, search, filters, add);
  addValues(names, search, add);
  if (search.level.length > 0) add(group.level, hasOne('levelBand', levelsThat(search.level, 0)));
  filters.common.push(...keptOut(search));
  if (pay.from !== undefined) add(group.salary, atLeast('salaryYearlyUsd', pay.from));
  if (pay.to !== undefined)
    add(
      group.payTo,
      Number.isFinite(pay.to) ? { range: { payFromYearlyUsd: { gt: 0, lte: pay.to } } } : nothing,
    );
  addStated(search, add);
  const since = postedThresholds(now)[postedPeriods.findIndex(({ value }) => value === search.posted)];
  if (since !== undefined) add(group.posted, atLeast('postedSeconds', since));
  if (search.own.length > 0) {
    const failures = ownFailures(names, search.own);
    add(
      group.own,
      hasOne(
        'own',
        names.ownKeys.filter((_key, at) => failures[at] === 0),
      ),
    );
  }
  addCompanies(names, search, add);
  return filters;
}

type Add = (bit: number, query: EngineQuery) => void;

const atLeast = (field: string, least: number): EngineQuery => {
  if (least === Infinity) return nothing;
  // Who says nothing has nothing.
  return least <= 0 ? { match_all: {} } : { range: { [field]: { gte: least } } };
};

const isRemote: EngineQuery = { term: { workMode: 'remote' } };

/** Remote work elsewhere in the country counts for the choice of remote work alone. */
function addPlaces(names: EngineNames, search: JobSearch, { common }: EngineFilters, add: Add): void {
  const here = names.placesThatFit(search, placeFit.here);
  if (!here) return;
  const remotely = names.placesThatFit(search, placeFit.remotely) ?? [];
  const isHere = hasOne('places', here);
  const isDoneThere = allOf([hasOne('places', remotely), isRemote]);
  common.push(anyOf([isHere, isDoneThere]));
  if (!search.mode.includes('remote')) add(group.mode, isHere);
}

function addValues(names: EngineNames, search: JobSearch, add: Add): void {
  const { category, type, mode, experience, language } = search;
  if (category.length > 0) {
    const found = category.flatMap((one) => names.categoriesAt(findCategoryPosition(one)));
    add(group.category, hasOne('category', found));
  }
  if (type.length > 0) add(group.type, hasOne('type', type));
  if (mode.length > 0) add(group.mode, hasOne('workMode', mode));
  const bands = experience.flatMap((one) => positions.experience.get(one) ?? []);
  if (experience.length > 0) add(group.experience, hasOne('experienceBand', bands));
  if (language.length > 0) add(group.language, hasOne('language', language));
}

/** Of what titles say with bands of experience, those that have one of these levels (0) or none (1). */
function levelsThat(levels: JobSearch['level'], failing: 0 | 1): number[] {
  return [...failingLevels(levels).entries()].flatMap(([at, fails]) => (fails === failing ? [at] : []));
}

/** What is kept out counts for no choice. */
function keptOut({ notMode, notType, notLevel, notCompany }: JobSearch): EngineQuery[] {
  const unwanted = [
    ...(notMode.length > 0 ? [hasOne('workMode', notMode)] : []),
    ...(notType.length > 0 ? [hasOne('type', notType)] : []),
    ...(notLevel.length > 0 ? [hasOne('levelBand', levelsThat(notLevel, 0))] : []),
    ...(notCompany.length > 0 ? [hasOne('companyId', notCompany)] : []),
  ];
  return unwanted.length > 0 ? [noneOf(unwanted)] : [];
}

/** Shifts widen a search; the other facts narrow it one by one. */
function addStated({ schedule, degree, sponsorship, benefits }: JobSearch, add: Add): void {
  const isShift = (value: JobSearch['schedule'][number]) =>
    jobSchedules.some((one) => one.value === value && one.isShift);
  const states = (fact: StatedFact): EngineQuery => ({ term: { stated: factPosition[fact] } });
  const shifts = schedule.filter(isShift);
  const arrangements = schedule.filter((value) => !isShift(value));
  if (shifts.length > 0)
    add(
      group.shift,
      hasOne(
        'stated',
        shifts.map((fact) => factPosition[fact]),
      ),
    );
  if (arrangements.length > 0) add(group.arrangement, allOf(arrangements.map(states)));
  if (degree) add(group.degree, states(`degree-${degree}` as StatedFact));
  if (sponsorship) add(group.sponsorship, states(`sponsorship-${sponsorship}` as StatedFact));
  if (benefits.length > 0) add(group.benefits, allOf(benefits.map(states)));
}

function addCompanies(names: EngineNames, search: JobSearch, add: Add): void {
  const { company, industry, letter, size } = search;
  if (company.length > 0) add(group.company, hasOne('companyId', company));
  if (industry.length > 0)
    add(
      group.industry,
      hasOne(
        'industryKey',
        industry.map((name) => name.toLowerCase()),
      ),
    );
  if (size.length > 0) add(group.size, hasOne('companySize', size));
  if (letter === topLetterName) add(group.letter, hasOne('companyId', names.topCompanies));
  else if (letter !== undefined) add(group.letter, hasOne('companyLetter', [letter]));
}

/** All that a search asks for, but for the groups with these bits. */
export function filtersBut({ groups }: EngineFilters, without = 0): EngineQuery[] {
  return [...groups].flatMap(([bit, query]) => ((bit & without) === 0 ? [query] : []));
}
