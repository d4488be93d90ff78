import {
  degreeChoices,
  jobBenefits,
  jobSchedules,
  sponsorshipChoices,
} from '@waymark/contract/jobs/fact-choices';
import type { JobFacets } from '@waymark/contract/jobs/jobs';
import {
  factPosition,
  groupPosition,
  positionsEnd,
  statedGroups,
  type StatedFact,
  type StatedGroup,
} from '../../jobs/posting-facts/stated-rules.ts';
import { group } from './group-constants.ts';

/** By position of what postings state, how many jobs state it; behind these, how many jobs were counted. */
type StatedCount = Uint32Array;

/**
 * The counts of what postings state. Shifts widen a search, so that each is counted without those that are chosen; all
 * else narrows it one by one, and is counted among the matches. What is not stated is counted without its own group.
 */
export interface StatedCounts extends Record<StatedGroup, StatedCount> {
  matching: StatedCount;
  shift: StatedCount;
}

/** The filters without which each of them is counted, as bits. */
export const withoutOf: Readonly<Record<keyof StatedCounts, number>> = {
  matching: 0,
  shift: group.shift,
  schedule: group.shift | group.arrangement,
  degree: group.degree,
  sponsorship: group.sponsorship,
  benefits: group.benefits,
};

const createCount = (): StatedCount => new Uint32Array(positionsEnd + 1);

/** One count stands for all that leave out no filter that is there: `groups` has these as bits. */
export function createStatedCounts(groups: number): StatedCounts {
  const matching = createCount();
  const countOf = (name: keyof StatedCounts) => (groups & withoutOf[name] ? createCount() : matching);
  return {
    matching,
    shift: countOf('shift'),
    schedule: countOf('schedule'),
    degree: countOf('degree'),
    sponsorship: countOf('sponsorship'),
    benefits: countOf('benefits'),
  };
}

export function sameForAll(matching: StatedCount): StatedCounts {
  return {
    matching,
    shift: matching,
    schedule: matching,
    degree: matching,
    sponsorship: matching,
    benefits: matching,
  };
}

/** Bits that are looked at together: their combinations are few enough to count each. */
const sliceBits = 9;
const sliceSize = 1 << sliceBits;
const slices = Math.ceil(positionsEnd / sliceBits);
/** Below so many jobs to go through the combinations costs more than to look at each bit. */
const fewRows = 500;

/** Adds what the jobs in these rows state. */
export function tallyStated(count: StatedCount, column: Int32Array): (rows: Int32Array) => void {
  let combinations: Uint32Array | undefined;
  return (rows) => {
    count[positionsEnd]! += rows.length;
    if (rows.length < fewRows) return tallyBits(count, column, rows);
    combinations = combinations?.fill(0) ?? new Uint32Array(slices * sliceSize);
    countCombinations(combinations, column, rows);
    for (let at = 0; at < combinations.length; at++) {
      const jobs = combinations[at] as number;
      if (jobs === 0) continue;
      const first = (at >> sliceBits) * sliceBits;
      for (let left = at & (sliceSize - 1); left !== 0; left &= left - 1)
        count[first + 31 - Math.clz32(left & -left)]! += jobs;
    }
  };
}

function tallyBits(count: StatedCount, column: Int32Array, rows: Int32Array): void {
  for (let at = 0; at < rows.length; at++) {
    for (let left = column[rows[at] as number] as number; left !== 0; left &= left - 1)
      count[31 - Math.clz32(left & -left)]! += 1;
  }
}

/** Without a jump for each bit, which would be guessed wrong for many a job. */
function countCombinations(combinations: Uint32Array, column: Int32Array, rows: Int32Array): void {
  const mask = sliceSize - 1;
  for (let at = 0; at < rows.length; at++) {
    const stated = column[rows[at] as number] as number;
    combinations[stated & mask]! += 1;
    combinations[sliceSize + ((stated >> sliceBits) & mask)]! += 1;
    combinations[2 * sliceSize + ((stated >> (2 * sliceBits)) & mask)]! += 1;
  }
}

const at = (count: StatedCount, fact: StatedFact) => count[factPosition[fact]] as number;

/** The figures of the choices, in their order. */
export function statedFigures({ matching, shift }: StatedCounts) {
  return {
    schedule: Uint32Array.from(jobSchedules, ({ value, isShift }) => at(isShift ? shift : matching, value)),
    degree: Uint32Array.from(degreeChoices, ({ value }) => at(matching, `degree-${value}`)),
    sponsorship: Uint32Array.from(sponsorshipChoices, ({ value }) => at(matching, `sponsorship-${value}`)),
    benefits: Uint32Array.from(jobBenefits, ({ value }) => at(matching, value)),
  };
}

/** In the order of the groups, then of what is no text: how many jobs state nothing. */
export function notStatedFigures(
  counts: StatedCounts,
  { size = 0, language = 0 }: { size?: number | undefined; language?: number | undefined },
): Uint32Array {
  const silent = statedGroups.map((name) => {
    const count = counts[name];
    return (count[positionsEnd] as number) - (count[groupPosition[name]] as number);
  });
  return Uint32Array.of(...silent, size, language);
}

export function presentNotStated(figures: Uint32Array): JobFacets['notStated'] {
  const names = [...statedGroups, 'size', 'language'] as const;
  return Object.fromEntries(names.map((name, nth) => [name, figures[nth] ?? 0])) as JobFacets['notStated'];
}
