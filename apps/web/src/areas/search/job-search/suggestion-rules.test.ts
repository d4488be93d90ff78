import type { Suggestion } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { optionsOf } from './suggestion-rules.ts';

const found: Suggestion[] = [
  { kind: 'title', text: 'Nurse', detail: '', value: 'Nurse', jobs: 12 },
  { kind: 'skill', text: 'Nursing', detail: '', value: 'Nursing', jobs: 3 },
  { kind: 'company', text: 'Nursery Ltd', detail: '', value: 'company-id', jobs: 1 },
];
const recent = ['nurse', 'nurse aide', 'nurse lead', 'nursing', 'cook'].map((q) => ({
  q,
  location: 'Leeds',
}));

test('[I-8] own searches that fit come first, then what the board has, each with its kind', () => {
  const options = optionsOf(recent, found, 'words', 'nurs');
  expect(options.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'Recent: nurse',
    'Recent: nurse aide',
    'Recent: nurse lead',
    'Title: Nurse',
    'Skill: Nursing',
    'Company: Nursery Ltd',
  ]);
});

test('[I-8] an empty field shows all own searches', () => {
  expect(optionsOf(recent, [], 'words', '')).toHaveLength(5);
  expect(optionsOf(recent, [], 'place', '').map(({ text }) => text)).toEqual(['Leeds']);
});

test('[I-8] a title is searched for as words, a skill and a company as what they are', () => {
  const changes = optionsOf([], found, 'words', 'nurs').map(({ change }) => change);
  expect(changes).toEqual([{ q: 'Nurse' }, { q: '', skill: 'Nursing' }, { q: '', company: ['company-id'] }]);
  const place: Suggestion = {
    kind: 'place',
    text: 'Leeds',
    detail: 'England',
    value: 'Leeds, England',
    jobs: 2,
  };
  expect(optionsOf([], [place], 'place', 'le')[0]?.change).toEqual({ location: 'Leeds, England' });
});

test('[I-8] an own search brings both its words and its place', () => {
  expect(optionsOf(recent, [], 'words', 'cook')[0]?.change).toEqual({ q: 'cook', location: 'Leeds' });
});

test('[L-3] a place of the world without a job says nothing of jobs', () => {
  const place: Suggestion = { kind: 'place', text: 'Tuvalu', detail: '', value: 'Tuvalu', jobs: 0 };
  expect(optionsOf([], [place], 'place', 'tu')[0]).toMatchObject({
    kind: 'Place',
    text: 'Tuvalu',
    jobs: undefined,
  });
});
