import {
  companyLetters,
  experienceBands,
  jobCategories,
  jobTypes,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import type { JobFacts } from '../replica/document-rules.ts';

/** Positions in the choice lists: what the byte columns hold. Zero is "not said" where a job may not say. */
export const positions = {
  category: new Map(jobCategories.map(({ value }, index) => [value as string, index])),
  type: new Map(jobTypes.map(({ value }, index) => [value as string, index + 1])),
  mode: new Map(workModes.map(({ value }, index) => [value as string, index + 1])),
  experience: new Map(experienceBands.map(({ value }, index) => [value as string, index + 1])),
  letter: new Map(companyLetters.map(({ value }, index) => [value, index + 1])),
};

/** A category that is none of the list counts as the last one, "other". */
export function categoryPosition(category: string): number {
  return positions.category.get(category) ?? jobCategories.length - 1;
}

/** How many of the salary floors a yearly salary reaches: 0 when it is not known or below all. */
export function salaryLevel(yearlyUsd: number | null): number {
  return yearlyUsd === null ? 0 : salaryFloors.filter((floor) => yearlyUsd >= floor).length;
}

/** Zero where it is not said. */
export const typePosition = (type: string | null) => (type && positions.type.get(type)) || 0;
export const modePosition = (mode: string | null) => (mode && positions.mode.get(mode)) || 0;

export function experiencePosition(years: number | null): number {
  if (years === null) return 0;
  return experienceBands.findLastIndex(({ from }) => years >= from) + 1;
}

/** How much a posting says of pay, skills, experience and kind: 0 to 4. */
export function completenessOf({
  salaryYearlyUsd,
  hasSkills,
  experienceMin,
  type,
}: Pick<JobFacts, 'salaryYearlyUsd' | 'hasSkills' | 'experienceMin' | 'type'>): number {
  const [pays, asks, isKind] = [salaryYearlyUsd !== null, experienceMin !== null, type !== null];
  return Number(pays) + Number(hasSkills) + Number(asks) + Number(isKind);
}
