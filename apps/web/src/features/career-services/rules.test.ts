import { expect, test } from 'vitest';
import { findFileProblem, formatDollars, packagesToShow } from './rules.ts';

const named = (packageName: string) => ({
  packageName,
  packagePrice: 99,
  packageDescription: '',
  checkoutLink: `https://checkout.example/${packageName}`,
});

test('[D-1] the list loses its first package, and the second of the others stands out', () => {
  const shown = packagesToShow(['free', 'start', 'plus', 'all'].map(named));
  expect(shown.map(({ packageName, highlighted }) => [packageName, highlighted])).toEqual([
    ['start', false],
    ['plus', true],
    ['all', false],
  ]);
  expect(packagesToShow([named('free')])).toEqual([]);
  expect(packagesToShow([])).toEqual([]);
});

test.each([
  [149, '$149'],
  [149.5, '$149.50'],
  [0, '$0'],
  [1249, '$1,249'],
])('[D-1] %s dollars read %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test.each(['cv.doc', 'cv.docx', 'My CV.PDF', 'a.b.pdf'])('[D-3] %s is taken', (name) => {
  expect(findFileProblem({ name, size: 1000 })).toBeUndefined();
});
test.each(['cv.txt', 'cv.pdf.exe', 'pdf', 'cv.', 'cv.docxx', ''])('[D-3] "%s" is an invalid file', (name) => {
  expect(findFileProblem({ name, size: 1000 })).toBe('Invalid file');
});

test('[D-3] a resume that the server would refuse is not sent', () => {
  expect(findFileProblem({ name: 'cv.pdf', size: 4 * 1024 * 1024 })).toContain('larger than 3 MB');
  expect(findFileProblem({ name: 'cv.pdf', size: 0 })).toContain('empty');
});
