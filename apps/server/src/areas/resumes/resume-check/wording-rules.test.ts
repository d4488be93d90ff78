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
  'wording-weak-openings': {
    found: { positions: [position(['Responsible for managing a team of 5 people'])] },
    not: { positions: [position(['Took over the team responsible for managing claims'])] },
  },
  'wording-first-person': {
    found: { positions: [position(['I led a team of 5 people in the north'])] },
    not: { positions: [position(['Taught Calculus I and Physics II', 'Built the page My Account'])] },
  },
  'wording-tense': {
    found: { positions: [position(['Manage the stock of 3 shops', 'Develop plans for the staff'])] },
    not: { positions: [position(['Manage the stock of 3 shops', 'Develop plans'], 'Jan 2019', 'Present')] },
  },
  'wording-repetition': {
    found: { positions: [position(many(5, (at) => `Managed shop number ${at} of the chain`))] },
    not: { positions: [position(many(5, (at) => `${verbs[at]} the shops of the chain`))] },
  },
  'wording-buzzwords': {
    found: { summary: ['A hard-working team player'] },
    not: { summary: ['Played in the team of the club'] },
  },
  'wording-wordy': {
    found: { positions: [position(['Moved the stock in order to save 3 hours'])] },
    not: { positions: [position(['Put 40 shelves in order, to the minute'])] },
  },
  'wording-doubled-word': {
    found: { tail: ['Kept the the books of 3 shops'] },
    not: { tail: ['Vitamin A a day, and more'] },
  },
  'wording-uneven-ends': {
    found: {
      positions: [position(many(8, (at) => `${verbs[at]} the stock of 3 shops${at < 3 ? '.' : ''}`))],
    },
    not: { positions: [position(many(8, (at) => `${verbs[at]} the stock of 3 shops.`))] },
  },
  'wording-technologies': {
    found: { skills: ['Javascript and Mysql'] },
    not: { skills: ['JavaScript', 'github.com/ada', 'GITHUB', 'MySQL'] },
  },
};

test.each(Object.entries(cases))('[C-6] %s', (rule, { found, not, file, notFile }) => {
  const finding = findingOf(rule, found, file);
  expect(finding, 'where it is').toBeDefined();
  expect(finding?.seen).not.toBe('');
  expect(findingOf(rule, not, notFile), 'where it is not').toBeUndefined();
});
