import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foldCase, foldWords, typedAs } from './case-rules.ts';
import { synonymLines } from './synonym-constants.ts';
import { emptyWords, levelWords } from './sentence-constants.ts';

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const titleCase = (text: string) =>
  text.replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());

/** Every word and name that the search knows by itself. */
const vocabulary = new Set(
  [
    ...synonymLines.split(/[\n=~,]/),
    ...emptyWords.split(/\s+/),
    ...Object.keys(levelWords),
    ...linesOf('../../../../../../data/occupations/task-words.txt').map(
      (line) => line.split(/[\t=~]/)[0] ?? '',
    ),
    ...linesOf('../../../../../../data/occupations/title-abbreviations.txt').flatMap((line) =>
      line.split('='),
    ),
    ...linesOf('../../../../../../data/occupations/occupation-names.txt').flatMap((line) =>
      line.slice(5).split(/[=~]/),
    ),
  ]
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
);

describe('[I-7] capitals change nothing', () => {
  test('a name of the vocabulary is one in small letters, in capitals and as a title', () => {
    expect(vocabulary.size).toBeGreaterThan(5000);
    const other = [...vocabulary].filter((name) =>
      [name, name.toUpperCase(), titleCase(name)].some((text) => foldCase(text) !== name),
    );
    expect(other).toEqual([]);
  });

  test.each([
    ['IT Manager', 'IT manager'],
    ['Remote Designer US', 'remote designer US'],
    ['Software Engineer CA', 'software engineer CA'],
    ['Nurse (UK), Senior', 'nurse (UK), senior'],
    ['Nurse OR Doctor', 'nurse OR doctor'],
    ['"NIGHT SHIFT" OR IT', '"night shift" OR it'],
    ['NURSE OR DOCTOR', 'nurse or doctor'],
    ['JOBS IN IT', 'jobs in it'],
    ['HR and PR', 'hr and pr'],
    ['McDonald’s', 'mcdonald’s'],
  ])('%j is %j: capitals that mean something stay where not all is in capitals', (typed, folded) => {
    expect(foldCase(typed)).toBe(folded);
  });

  test('once a sentence is read only "OR" keeps its capitals', () => {
    expect(foldWords('IT Manager OR Nurse')).toBe('it manager OR nurse');
  });

  test('what is shown has the words as they were typed', () => {
    const asTyped = typedAs('Registered NURSE in Berlin');
    expect(asTyped('registered nurse')).toBe('Registered NURSE');
    expect(asTyped('nurse OR midwife')).toBe('NURSE OR midwife');
    expect(asTyped('Berlin, Germany')).toBe('Berlin, Germany');
  });
});
