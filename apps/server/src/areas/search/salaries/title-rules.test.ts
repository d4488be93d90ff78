import { expect, test } from 'vitest';
import { synonymLines } from '../search-words/synonym-constants.ts';
import { nameWithLevel, readTitle } from './title-rules.ts';

test.each([
  ['Nurse, Intensive Care', 'nurse'],
  ['Nurse (m/f/d)', 'nurse'],
  ['Nurse - Nights', 'nurse'],
  ['Nurses', 'nurse'],
  ['Directrice générale', 'Directrice Generale'],
  ['Engineer Software', 'Software engineer'],
  ['Director of Nursing', 'Nursing Director'],
  ['ŁÓDŹ  Guide', 'lodz guide'],
])('[L-19] "%s" is the same work as "%s"', (one, other) => {
  expect(readTitle(one).key).toBe(readTitle(other).key);
  expect(readTitle(one).key).not.toBe('');
});

test.each([
  ['C++ Developer', 'C Developer'],
  ['C# Developer', 'C Developer'],
  ['Front-end Developer', 'Developer'],
  ['Head Nurse', 'Nurse'],
])('[L-19] "%s" is other work than "%s"', (one, other) => {
  expect(readTitle(one).key).not.toBe(readTitle(other).key);
});

test.each([
  ['Senior Nurse', 'senior', 'Nurse'],
  ['Sr. Nurse', 'senior', 'Nurse'],
  ['nurse senior', 'senior', 'nurse'],
  ['Graduate Civil Engineer', 'entry', 'Civil Engineer'],
  ['Principal Engineer', 'lead', 'Engineer'],
  ['Nurse', 'plain', 'Nurse'],
  // No levels: what leads a team, a school, and what only begins so.
  ['Team Lead', 'plain', 'Team Lead'],
  ['Principal', 'plain', 'Principal'],
  ['School Principal', 'plain', 'School Principal'],
  ['Lead Generation Specialist', 'plain', 'Lead Generation Specialist'],
  ['Staff Nurse', 'plain', 'Staff Nurse'],
])('[L-19] "%s" is %s of "%s"', (title, level, name) => {
  expect(readTitle(title)).toMatchObject({ level, name });
});

test('[L-19] a name with its level reads as it was', () => {
  for (const title of ['Senior Nurse', 'Lead Nurse', 'Junior Nurse', 'Nurse']) {
    const { level, name } = readTitle(title);
    expect(nameWithLevel(name, level)).toBe(title);
  }
});

test('[L-19] a text without a word names no work, and an endless one is read as far as anybody writes', () => {
  expect(readTitle('!!! - ()').key).toBe('');
  expect(readTitle('').key).toBe('');
  const words = Array.from({ length: 5000 }, (_none, at) => `w${at}`);
  expect(readTitle(words.join(' ')).key.split(' ')).toHaveLength(12);
});

test('[L-19] a title is the same work however it is typed', () => {
  const names = synonymLines.split(/[\n=~,]/).map((name) => name.trim());
  const typed = names.filter(Boolean).map((name) => {
    const titled = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
    return [name, ...[name.toUpperCase(), titled].map((one) => readTitle(one))] as const;
  });
  const other = typed.filter(([name, ...read]) => {
    const { key, level } = readTitle(name);
    return read.some((one) => one.key !== key || one.level !== level);
  });
  expect(typed.length).toBeGreaterThan(500);
  expect(other).toEqual([]);
});
