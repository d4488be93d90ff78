import {
  jobBenefits,
  jobSchedules,
  type JobBenefit,
  type JobSchedule,
} from '@waymark/contract/jobs/fact-choices';

/*
 * What a posting states besides its fields, as the bits of one number: a bit a choice, and one a group that is set where
 * anything of the group is stated. Files keep these numbers: a bit never changes its meaning without a new version.
 */

/** The facts that a search does not offer as choices, but that say that a posting is not silent. */
const opposites = ['degree-needed', 'sponsorship-refused'] as const;

export type StatedFact =
  | JobSchedule
  | JobBenefit
  | 'degree-not-needed'
  | 'sponsorship-offered'
  | (typeof opposites)[number];

const facts: readonly StatedFact[] = [
  ...jobSchedules.map(({ value }) => value),
  'degree-not-needed',
  'degree-needed',
  'sponsorship-offered',
  'sponsorship-refused',
  ...jobBenefits.map(({ value }) => value),
];

export const statedGroups = ['schedule', 'degree', 'sponsorship', 'benefits'] as const;
export type StatedGroup = (typeof statedGroups)[number];

const groupOf: Readonly<Record<string, StatedGroup>> = Object.fromEntries([
  ...jobSchedules.map(({ value }) => [value, 'schedule'] as const),
  ...jobBenefits.map(({ value }) => [value, 'benefits'] as const),
  ['degree-not-needed', 'degree'] as const,
  ['degree-needed', 'degree'] as const,
  ['sponsorship-offered', 'sponsorship'] as const,
  ['sponsorship-refused', 'sponsorship'] as const,
]);

/** The position of each fact's bit, and of each group's. */
export const factPosition = Object.fromEntries(facts.map((fact, at) => [fact, at])) as Record<
  StatedFact,
  number
>;
export const groupPosition = Object.fromEntries(
  statedGroups.map((group, at) => [group, facts.length + at]),
) as Record<StatedGroup, number>;
/** All positions of facts and groups are below; numbers stay positive. */
export const positionsEnd = facts.length + statedGroups.length;

/** The bits of these facts, without those of their groups. */
export const bitsOf = (stated: Iterable<StatedFact>): number =>
  [...stated].reduce((bits, fact) => bits | (1 << factPosition[fact]), 0);

/** As a posting's number has them: with the bits of the groups. */
export const packFacts = (stated: Iterable<StatedFact>): number =>
  [...stated].reduce(
    (bits, fact) => bits | (1 << factPosition[fact]) | (1 << groupPosition[groupOf[fact] as StatedGroup]),
    0,
  );

export const listFacts = (bits: number): StatedFact[] =>
  facts.filter((fact) => (bits & (1 << factPosition[fact])) !== 0);
