import { expect, test } from 'vitest';
import { standardWords } from '../board-words.ts';
import { defaultCategories, formCategories, sectorChoices } from './category-choices.ts';

test('[K-1, K-2] the twelve sectors are as specified, and the other fields of the board follow, each once', () => {
  const sectors = sectorChoices(standardWords);
  expect(sectors.slice(0, 12).map(({ label }) => label)).toEqual([
    'Select Sector',
    'Construction',
    'Corodinator',
    'Employer',
    'Financial Career',
    'Information Technology',
    'Marketing',
    'Quality check',
    'Real Estate',
    'Sales',
    'Supporting',
    'Teaching',
  ]);
  const offered = sectors.map(({ value }) => value);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.toSorted()).toEqual(
    ['', ...defaultCategories.map(({ value }) => value)].filter((one) => one !== 'other').toSorted(),
  );
});

test('[K-1, K-2] the five categories are as specified, and the other fields of the board follow, each once', () => {
  expect(
    formCategories(standardWords)
      .slice(0, 5)
      .map(({ label }) => label),
  ).toEqual([
    'Any Category',
    'Automotive Jobs',
    'Construction Facilities',
    'Design Art & Multimedia',
    'Food Services',
  ]);
  expect(
    formCategories(standardWords)
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(['', ...defaultCategories.map(({ value }) => value)].toSorted());
});
