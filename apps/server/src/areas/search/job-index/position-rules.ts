import {
  companyLetters,
  experienceBands,
  jobTypes,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import { postingLanguages } from '@waymark/contract/jobs/fact-choices';
import { languagesOf } from '@waymark/contract/jobs/posting-language';
import { currentCategory, defaultCategories, otherCategory } from '@waymark/contract/jobs/category-choices';
import { board } from '../../../platform/board/board.ts';
import type { JobFacts } from '../replica/document-rules.ts';

/** Positions in the choice lists: what the byte columns hold. Zero is "not said" where a job may not say. */
export const positions = {
  type: new Map(jobTypes.map(({ value }, index) => [value as string, index + 1])),
  mode: new Map(workModes.map(({ value }, index) => [value as string, index + 1])),
  experience: new Map(experienceBands.map(({ value }, index) => [value as string, index + 1])),
  letter: new Map(companyLetters.map(({ value }, index) => [value, index + 1])),
};

/** As many as a byte tells apart, but one: 255 is no category. */
export const maxCategoryPositions = 255;

/*
 * Categories in the order in which this process met them: a position never changes its meaning, whatever staff does to
 * the list. Rows alone add to it, because their values were checked.
 */
const metCategories: string[] = defaultCategories.map(({ value }) => value);
const categoryPositions = new Map(metCategories.map((value, index) => [value, index]));

/** The position of a row's category; one too many counts as "other". */
export function categoryPosition(category: string): number {
  const value = currentCategory(board.words, category);
  const known = categoryPositions.get(value);
  if (known !== undefined) return known;
  if (metCategories.length === maxCategoryPositions) return categoryPositions.get(otherCategory) ?? 0;
  categoryPositions.set(value, metCategories.length);
  return metCategories.push(value) - 1;
}

/** Undefined for a category that no row of this process ever had. */
export function findCategoryPosition(category: string): number | undefined {
  return categoryPositions.get(currentCategory(board.words, category));
}

export const categoryAt = (position: number): string => metCategories[position] ?? otherCategory;
export const countCategoriesMet = (): number => metCategories.length;

/** How many of the salary floors a yearly salary reaches: 0 when it is not known or below all. */
export function salaryLevel(yearlyUsd: number | null): number {
  return yearlyUsd === null ? 0 : salaryFloors.filter((floor) => yearlyUsd >= floor).length;
}

/** Zero where it is not said. */
export const typePosition = (type: string | null) => (type && positions.type.get(type)) || 0;
export const modePosition = (mode: string | null) => (mode && positions.mode.get(mode)) || 0;

/*
 * Languages in the order of the list, and behind them the pairs of postings in two, in the order in which this process
 * met them. Rows alone add pairs, because their values were checked.
 */
const metLanguages: string[] = ['', ...postingLanguages.map(({ value }) => value)];
const languagePositions = new Map(metLanguages.map((value, index) => [value, index]));

/** As many as a byte tells apart, but one: 255 is no language. */
export const maxLanguagePositions = 255;

/** The position of a row's language, 0 where it is not known; one pair too many counts as its first language. */
export function languagePosition(language: string): number {
  const known = languagePositions.get(language);
  if (known !== undefined) return known;
  const [first = ''] = languagesOf(language);
  const isPair = first !== language && languagesOf(language).every((one) => languagePositions.has(one));
  if (!isPair || metLanguages.length === maxLanguagePositions) return languagePositions.get(first) ?? 0;
  languagePositions.set(language, metLanguages.length);
  return metLanguages.push(language) - 1;
}

/** The positions of all rows whose text is in this language, alone or with another. */
export const languagePositionsOf = (language: string): number[] =>
  [...metLanguages.keys()].filter((at) => languagesOf(metLanguages[at] ?? '').includes(language));

/** Of counts by position, those of each language of the list; a row in two counts for both. */
export function countByLanguage(counts: Uint32Array): Uint32Array {
  return Uint32Array.from(postingLanguages, ({ value }) =>
    languagePositionsOf(value).reduce((sum, at) => sum + (counts[at] ?? 0), 0),
  );
}

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
