import { expect, test } from 'vitest';
import { type ShortResume, datesOf, findingOf } from '../../../testing/read-resumes.ts';

const position = (bullets: string[], start = 'Jan 2019', end = 'Dec 2020') => ({
  title: 'Analyst',
  company: 'Fjord Data',
  ...datesOf(start, end),
  bullets,
});
const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at));
const verbs = ['Managed', 'Built', 'Led', 'Trained', 'Created', 'Improved', 'Tested', 'Wrote', 'Ran', 'Sold'];

/** Each rule with a resume that has its finding, and a similar one without. */
const cases: Record<string, { found: ShortResume; not: ShortResume; file?: string; notFile?: string }> = {
  'results-few-figures': {
    found: { positions: [position(many(8, (at) => `${verbs[at]} the stock of the shops`))] },
    not: { positions: [position(many(8, (at) => `${verbs[at]} the stock of ${at + 3} shops`))] },
  },
  'results-newest-without': {
    found: {
      positions: [
        position(
          many(3, (at) => `${verbs[at]} the stock of the shops`),
          'Jan 2022',
          'Present',
        ),
        position(many(5, (at) => `${verbs[at]} the stock of ${at + 3} shops`)),
      ],
    },
    not: {
      positions: [
        position(
          many(3, (at) => `${verbs[at]} the stock of ${at + 3} shops`),
          'Jan 2022',
          'Present',
        ),
      ],
    },
  },
};

test.each(Object.entries(cases))('[C-6] %s', (rule, { found, not, file, notFile }) => {
  const finding = findingOf(rule, found, file);
  expect(finding, 'where it is').toBeDefined();
  expect(finding?.seen).not.toBe('');
  expect(findingOf(rule, not, notFile), 'where it is not').toBeUndefined();
});
