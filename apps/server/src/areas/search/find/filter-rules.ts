import { companySizes } from '@waymark/contract/companies/profile-choices';
import { postedPeriods, workModes } from '@waymark/contract/jobs/choices';
import { jobSchedules } from '@waymark/contract/jobs/fact-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { readOwnFilter, type OwnFilter, type OwnValues } from '@waymark/contract/jobs/own-fields';
import { board } from '../../../platform/board/board.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import { placeFit } from '../job-index/place-count-index.ts';
import { findCategoryPosition, languagePositionsOf, positions } from '../job-index/position-rules.ts';
import { bandsKept, failingLevels } from '../job-index/title-index.ts';
import { bitsOf } from '../../jobs/posting-facts/stated-rules.ts';
import { postedThresholds, topLetter } from './facet-rules.ts';
import { allGroups, group } from './group-constants.ts';
import { readPayFilter } from './pay-filter-rules.ts';

/** Jobs that are looked at together, and the groups of filters that each of them fails in, as bits. */
export interface Block {
  rows: Int32Array;
  failed: Int32Array;
}

/** So few that what is noted of them stays in the cache of the processor while one column after the other is read. */
export const blockSize = 4096;

/**
 * Tells which filters each job fails: of the given ones, or of all that are open. Reads only the columns that are
 * asked for, in the order of their memory: a million jobs take a few milliseconds. A block is valid until the next.
 */
export function filterJobs(
  columns: JobColumnIndex,
  filters: Filters,
  rows: Int32Array | undefined,
  visit: (block: Block) => void,
): void {
  const failures = new Int32Array(Math.min(blockSize, rows?.length ?? columns.end));
  visitBlocks(rows, columns.open, columns.end, (block) => {
    const failed = failures.subarray(0, block.length).fill(0);
    for (const note of filters.notes) note(failed, block);
    visit({ rows: block, failed });
  });
}

function visitBlocks(
  rows: Int32Array | undefined,
  open: Uint8Array,
  end: number,
  visit: (rows: Int32Array) => void,
): void {
  const length = rows ? rows.length : end;
  const found = new Int32Array(rows ? 0 : blockSize);
  for (let from = 0; from < length; from += blockSize) {
    visit(rows ? rows.subarray(from, from + blockSize) : collectOpen(open, from, end, found));
  }
}

/** Those of a block of rows that hold a job. */
function collectOpen(open: Uint8Array, from: number, last: number, found: Int32Array): Int32Array {
  const end = Math.min(last, from + blockSize);
  let count = 0;
  for (let row = from; row < end; row++) {
    found[count] = row;
    count += open[row] as number;
  }
  return found.subarray(0, count);
}

/** Adds the bits of one filter to what is noted of the jobs in these rows. */
type Note = (failed: Int32Array, rows: Int32Array) => void;

function noteValues(column: Uint8Array, failures: Int32Array): Note {
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++) {
      failed[at]! |= failures[column[rows[at] as number] as number] as number;
    }
  };
}

/** As `noteValues` for companies and own fields, apart from it because a loop that sees arrays of two kinds is slower for both. */
function notePositions(column: Uint32Array, failures: Int32Array): Note {
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++) {
      failed[at]! |= failures[column[rows[at] as number] as number] as number;
    }
  };
}

function noteLevels({ title, titles, experience }: JobColumnIndex, failing: Uint8Array, bits: number): Note {
  const { levels } = titles;
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const said = levels[title[row] as number] as number;
      failed[at]! |= (failing[said * bandsKept + (experience[row] as number)] as number) * bits;
    }
  };
}

function noteOlder(posted: Int32Array, since: number): Note {
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++) {
      // No jump: it would be guessed wrong for many a job, at five times the cost.
      failed[at]! |= Number((posted[rows[at] as number] as number) < since) * group.posted;
    }
  };
}

function noteBelow(salary: Int32Array, floor: number): Note {
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++) {
      failed[at]! |= Number((salary[rows[at] as number] as number) < floor) * group.salary;
    }
  };
}

/** Where pay begins; 0 is not stated. */
function noteAbove(payFrom: Int32Array, most: number): Note {
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++) {
      const from = payFrom[rows[at] as number] as number;
      failed[at]! |= (Number(from > most) | Number(from === 0)) * group.payTo;
    }
  };
}

/** Jobs that state none of these facts. */
function noteWithoutAny(stated: Int32Array, facts: number, bit: number): Note {
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++)
      failed[at]! |= Number(((stated[rows[at] as number] as number) & facts) === 0) * bit;
  };
}

/** Jobs that do not state each of these facts. */
function noteWithoutAll(stated: Int32Array, facts: number, bit: number): Note {
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++)
      failed[at]! |= Number(((stated[rows[at] as number] as number) & facts) !== facts) * bit;
  };
}

/** `known` has a `placeFit` by place set, `failures` the bits by fit and mode. */
function notePlaces(
  { placeSet, placeSets, mode }: JobColumnIndex,
  known: Uint8Array,
  failures: Int32Array,
): Note {
  // Combinations of places that came since are nowhere.
  const fits = new Uint8Array(placeSets.length);
  fits.set(known);
  return (failed, rows) => {
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const fit = fits[placeSet[row] as number] as number;
      failed[at]! |= failures[fit * modesKept + (mode[row] as number)] as number;
    }
  };
}

/** All ways of working, and that none is stated. */
const modesKept = workModes.length + 1;

/** By fit and mode: all groups in the wrong place, but where choosing remote work would bring the job in. */
function failuresByFit({ mode }: JobSearch): Int32Array {
  const failures = new Int32Array(3 * modesKept).fill(allGroups);
  failures.fill(0, placeFit.here * modesKept, (placeFit.here + 1) * modesKept);
  const remotely = placeFit.remotely * modesKept + (positions.mode.get('remote') ?? 0);
  // It counts for that choice alone.
  failures[remotely] = mode.includes('remote') ? 0 : group.mode;
  return failures;
}

/** What a search asks of jobs but for its words, as the columns have it. */
export interface Filters {
  /** The groups that a job can fail in, as bits. */
  groups: number;
  notes: Note[];
  /** The choices of pay, where they are not those that the columns have. */
  payFloors?: readonly number[] | undefined;
}

/** `placeSets` says how the places fit (`placeFit`), where the search names one. */
export function readFilters(
  columns: JobColumnIndex,
  search: JobSearch,
  placeSets: Uint8Array | undefined,
  now: number,
): Filters {
  const filters: Filters = { groups: 0, notes: [] };
  const add = (bits: number, note: Note) => {
    filters.groups |= bits;
    filters.notes.push(note);
  };
  if (placeSets) add(group.mode, notePlaces(columns, placeSets, failuresByFit(search)));
  for (const name of ['category', 'type', 'mode', 'experience', 'language'] as const) {
    const failures = failuresBut(search[name], positionIn[name], group[name]);
    if (failures) add(group[name], noteValues(columns[name], failures));
  }
  if (search.level.length > 0)
    add(group.level, noteLevels(columns, failingLevels(search.level), group.level));
  noteExcluded(columns, search, add);
  const pay = readPayFilter(search);
  filters.payFloors = pay.floors;
  if (pay.from !== undefined) add(group.salary, noteBelow(columns.salaryYearlyUsd, pay.from));
  if (pay.to !== undefined) add(group.payTo, noteAbove(columns.payFrom, pay.to));
  noteStated(columns, search, add);
  const since = postedThresholds(now)[postedPeriods.findIndex(({ value }) => value === search.posted)];
  if (since !== undefined) add(group.posted, noteOlder(columns.posted, since));
  if (search.own.length > 0) add(group.own, notePositions(columns.ownSet, ownFailures(columns, search.own)));
  const ofCompany = companyGroups(search);
  if (ofCompany || search.notCompany.length > 0)
    add(ofCompany || group.company, notePositions(columns.company, companyFailures(columns, search)));
  return filters;
}

/** Shifts widen a search; the other facts narrow it one by one. */
function noteStated(
  { stated }: JobColumnIndex,
  { schedule, degree, sponsorship, benefits }: JobSearch,
  add: (bits: number, note: Note) => void,
): void {
  const isShift = (value: JobSearch['schedule'][number]) =>
    jobSchedules.some((one) => one.value === value && one.isShift);
  const shifts = bitsOf(schedule.filter(isShift));
  const arrangements = bitsOf(schedule.filter((value) => !isShift(value)));
  const offered = bitsOf(benefits);
  if (shifts) add(group.shift, noteWithoutAny(stated, shifts, group.shift));
  if (arrangements) add(group.arrangement, noteWithoutAll(stated, arrangements, group.arrangement));
  if (degree) add(group.degree, noteWithoutAll(stated, bitsOf([`degree-${degree}`]), group.degree));
  if (sponsorship)
    add(group.sponsorship, noteWithoutAll(stated, bitsOf([`sponsorship-${sponsorship}`]), group.sponsorship));
  if (offered) add(group.benefits, noteWithoutAll(stated, offered, group.benefits));
}

/** By combination of values, the bit of the group for those that a filter leaves out. */
export function ownFailures(
  { ownSets }: Pick<JobColumnIndex, 'ownSets'>,
  chosen: readonly string[],
): Int32Array {
  const filters = Map.groupBy(
    chosen.map((one) => readOwnFilter(board.words, one)).filter((filter) => filter !== undefined),
    ({ field }) => field.key,
  );
  const passes = (values: OwnValues) =>
    [...filters].every(([key, alternatives]) => alternatives.some((one) => fitsOwn(one, values[key])));
  return Int32Array.from(ownSets, (values) => (passes(values) ? 0 : group.own));
}

function fitsOwn(filter: OwnFilter, value: string | number | undefined): boolean {
  if ('value' in filter) return value === filter.value;
  return typeof value === 'number' && value >= filter.min && value <= filter.max;
}

const positionIn = {
  category: findCategoryPosition,
  type: (value: string) => positions.type.get(value),
  mode: (value: string) => positions.mode.get(value),
  experience: (value: string) => positions.experience.get(value),
  language: languagePositionsOf,
};

/** By position, the bits of the group for all values but those that are chosen; undefined when none is. */
function failuresBut(
  chosen: readonly string[],
  positionOf: (value: string) => number | readonly number[] | undefined,
  bits: number,
): Int32Array | undefined {
  if (chosen.length === 0) return undefined;
  const failures = new Int32Array(256).fill(bits);
  for (const value of chosen) for (const at of [positionOf(value) ?? []].flat()) failures[at] = 0;
  return failures;
}

/** What is kept out counts for no choice. */
function noteExcluded(
  columns: JobColumnIndex,
  { notMode, notType, notLevel }: JobSearch,
  add: (bits: number, note: Note) => void,
): void {
  if (notMode.length > 0) add(allGroups, noteValues(columns.mode, failuresOf(notMode, positionIn.mode)));
  if (notType.length > 0) add(allGroups, noteValues(columns.type, failuresOf(notType, positionIn.type)));
  if (notLevel.length > 0) {
    const failing = failingLevels(notLevel).map((one) => 1 - one);
    add(allGroups, noteLevels(columns, failing, allGroups));
  }
}

/** By position, all groups for the values that are kept out. */
function failuresOf(
  excluded: readonly string[],
  positionOf: (value: string) => number | undefined,
): Int32Array {
  const failures = new Int32Array(256);
  for (const value of excluded) failures[positionOf(value) ?? 255] = allGroups;
  return failures;
}

/** The groups that ask something of the company, as bits. */
function companyGroups({ company, industry, letter, size }: JobSearch): number {
  return (
    (company.length > 0 ? group.company : 0) |
    (industry.length > 0 ? group.industry : 0) |
    (letter === undefined ? 0 : group.letter) |
    (size.length > 0 ? group.size : 0)
  );
}

/** By company, the bits of what it fails in. */
function companyFailures(columns: JobColumnIndex, search: JobSearch): Int32Array {
  const { company, industry, letter, size } = search;
  const companies = new Set(company.map((id) => columns.companyPosition(id)));
  const industries = new Set(industry.map((name) => columns.industryPosition(name)));
  const sizes = new Set(size.map((one) => companySizes.indexOf(one)));
  const underLetter = letter === undefined ? undefined : companiesUnder(columns, letter);
  const failures = new Int32Array(columns.companies.length);
  for (let at = 0; at < failures.length; at++) {
    if (company.length > 0 && !companies.has(at)) failures[at]! |= group.company;
    if (industry.length > 0 && !industries.has(columns.industryOf[at])) failures[at]! |= group.industry;
    if (underLetter && underLetter[at] !== 1) failures[at]! |= group.letter;
    if (size.length > 0 && !sizes.has(columns.sizeOf[at] as number)) failures[at]! |= group.size;
  }
  // Jobs of a hidden company count for no choice.
  for (const id of search.notCompany) {
    const at = columns.companyPosition(id);
    if (at !== undefined) failures[at] = allGroups;
  }
  return failures;
}

function companiesUnder(columns: JobColumnIndex, letter: string): Uint8Array {
  const letterPosition = positions.letter.get(letter);
  if (letterPosition === topLetter) return columns.companyCounts().most;
  return Uint8Array.from(columns.letterOf, (one) => Number(one === letterPosition));
}
