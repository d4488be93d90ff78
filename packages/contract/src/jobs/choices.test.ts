import { expect, test } from 'vitest';
import { jobCategories, offeredCategories, otherSectors, sectors } from './choices.ts';

test('[K-1, K-2] the twelve sectors are as specified, and the other fields of the board follow, each once', () => {
  expect(sectors.map(({ label }) => label)).toEqual([
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
  const offered = [...sectors.map(({ category }) => category), ...otherSectors.map(({ value }) => value)];
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.toSorted()).toEqual(
    ['', ...jobCategories.map(({ value }) => value)].filter((one) => one !== 'other').toSorted(),
  );
});

test('[K-1, K-2] the five categories are as specified, and the other fields of the board follow, each once', () => {
  expect(offeredCategories.slice(0, 5).map(({ label }) => label)).toEqual([
    'Any Category',
    'Automotive Jobs',
    'Construction Facilities',
    'Design Art & Multimedia',
    'Food Services',
  ]);
  expect(offeredCategories.map(({ value }) => value).toSorted()).toEqual(
    ['', ...jobCategories.map(({ value }) => value)].toSorted(),
  );
});
