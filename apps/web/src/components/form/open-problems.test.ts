import { describeProblems } from '@waymark/contract/text/describe-problems';
import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { findOpenProblems } from './open-problems.ts';

const problems = { title: 'Give a title.', salaryMin: 'Above the maximum.', 'questions.1': 'Too long.' };
const refused = { title: '', salaryMin: '9', salaryMax: '5', questions: ['Why?', 'How?'], file: null };
const related = { salaryMin: ['salaryMax'] };
const openAt = (change: object) =>
  Object.keys(findOpenProblems(problems, { refused, current: { ...refused, ...change }, related }));

test('a problem stands until its field changes, and again when the field is as it was', () => {
  expect(openAt({})).toEqual(['title', 'salaryMin', 'questions.1']);
  expect(openAt({ title: 'Keeper' })).toEqual(['salaryMin', 'questions.1']);
  expect(openAt({ questions: ['Why not?', 'How?'] })).toEqual(['title', 'salaryMin', 'questions.1']);
  expect(openAt({ questions: ['Why?', 'When?'] })).toEqual(['title', 'salaryMin']);
});

test('a field that belongs to another corrects that one too', () => {
  expect(openAt({ salaryMax: '12' })).toEqual(['title', 'questions.1']);
});

test('a file is corrected by another file', () => {
  const first = new File(['a'], 'a.pdf');
  const given = { problems: { file: 'Too large.' }, refused: { file: first } };
  const open = (file: File) =>
    findOpenProblems(given.problems, { refused: given.refused, current: { file } });
  expect(open(first)).toEqual(given.problems);
  expect(open(new File(['b'], 'b.pdf'))).toEqual({});
});

test('the sentence counts what is left and ends with it', () => {
  expect(sayEnglish(describeProblems(problems))).toBe('Please correct 3 fields. Give a title.');
  expect(sayEnglish(describeProblems({ title: 'Give a title.' }))).toBe('Give a title.');
  expect(sayEnglish(describeProblems({}))).toBe('');
});
