import { expect, test } from 'vitest';
import { checkCoverage, coveredBy, numbersIn } from './requirements.ts';

test('reads the numbers of the rows', () => {
  const document =
    '# List\n\n| No. | | Requirement |\n|---|---|---|\n| A-1 | V | see B-9 |\n| A-12 | X | more |\n';
  expect(numbersIn(document)).toEqual(['A-1', 'A-12']);
});

test('reads the numbers that the names of tests carry', () => {
  const text = `
    test('goes home [A-1]', () => {});
    test.each([1, 2])('shows %s [A-2, A-3] and [B-4]', () => {});
    describe(\`wizard [B-5]\`, () => { it('asks [B-6]', () => {}) });
    test.skip('later [C-1]', () => {});
    // test('gone [C-2]', () => {});
    const note = 'not a test [C-3]';
  `;
  const covered = coveredBy([
    { path: 'e2e/core/pages/site.spec.ts', text },
    { path: 'e2e/pages/home.ts', text: `test('no test file [C-4]', () => {})` },
  ]);
  expect([...covered].sort()).toEqual(['A-1', 'A-2', 'A-3', 'B-4', 'B-5', 'B-6']);
});

test('every number has a test, and every number of a test a row', () => {
  const numbers = ['A-1', 'A-2'];
  expect(checkCoverage(numbers, new Set(numbers))).toEqual([]);
  expect(checkCoverage(numbers, new Set(['A-1', 'Z-9']))).toEqual([
    expect.stringMatching(/^A-2: no test/),
    expect.stringMatching(/^Z-9: .*no such row/),
  ]);
});
