import { experienceBands, type JobLevel } from '@waymark/contract/jobs/choices';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../platform/edit-distance.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { wordsOf } from '../lexicon/word-rules.ts';
import { bandsKept, failingLevels, readLevels } from './title-index.ts';
import { Vocabulary, type NamedEntry } from './vocabulary-index.ts';

describe('levels', () => {
  const bands = ['', ...experienceBands.map(({ value }) => value)];

  function has(level: JobLevel, title: string, band: (typeof bands)[number]): boolean {
    return failingLevels([level])[readLevels(wordsOf(title)) * bandsKept + bands.indexOf(band)] === 0;
  }

  describe('[L-1] a job has a level', () => {
    test.each<[JobLevel, string, string]>([
      ['senior', 'Senior Nurse', ''],
      ['senior', 'Sr. Software Engineer', '0-1'],
      ['senior', 'Software Engineer', '5-plus'],
      ['senior', 'Principal Engineer', '5-plus'],
      ['lead', 'Team Leader', ''],
      ['lead', 'Lead Python Engineer', '2-3'],
      ['principal', 'Principal Engineer', ''],
      ['junior', 'Jr Analyst', '4-5'],
      ['junior', 'Analyst', '1-2'],
      ['graduate', 'Graduate Engineer 2027', ''],
      ['graduate', 'Analyst', '0-1'],
      ['entry', 'Entry-Level Clerk', ''],
      ['entry', 'Apprentice Electrician', ''],
      ['entry', 'Clerk', '0-1'],
    ])('%s: %s, %s', (level, title, band) => {
      expect(has(level, title, band)).toBe(true);
    });

    test.each<[JobLevel, string, string]>([
      ['senior', 'Nurse', ''],
      ['senior', 'Nurse', '4-5'],
      ['senior', 'Graduate Nurse', '5-plus'],
      ['lead', 'Software Engineer', '5-plus'],
      ['principal', 'Senior Engineer', '5-plus'],
      ['junior', 'Senior Analyst', '0-1'],
      ['junior', 'Analyst', ''],
      ['junior', 'Summer Intern', '0-1'],
      ['graduate', 'Analyst', '1-2'],
      ['graduate', 'Director of Care', '0-1'],
      ['entry', 'Lead Clerk', '0-1'],
      ['entry', 'Clerk', '2-3'],
    ])('none: %s, not %s, %s', (level, title, band) => {
      expect(has(level, title, band)).toBe(false);
    });
  });
});

describe('the vocabulary', () => {
  const words = new Vocabulary([
    namedEntry('title', 'Registered Nurse', 40),
    namedEntry('title', 'Nurse', 2),
    namedEntry('title', 'Electrical Engineer', 90),
    namedEntry('title', 'Electrician', 30),
    namedEntry('title', 'Remote Sensing Scientist'),
    namedEntry('skill', 'Kubernetes', 12),
    namedEntry('company', 'Café Noir', 3),
    namedEntry('place', 'Nuremberg', 5),
    namedEntry('company', 'D. E. Shaw', 4),
  ]);
  const completed = (beginning: string, ...kinds: NamedEntry['kind'][]) =>
    words.complete(beginning, kinds, 5).map(({ text }) => text);

  describe('[I-8] suggestions while typing', () => {
    test('a beginning finds names by any of their words, whole names first', () => {
      expect(completed('nu', 'title')).toEqual(['Nurse', 'Registered Nurse']);
      expect(completed('nu', 'title', 'place')).toEqual(['Nuremberg', 'Nurse', 'Registered Nurse']);
      expect(completed('registered n', 'title')).toEqual(['Registered Nurse']);
      expect(completed('CAFE', 'company')).toEqual(['Café Noir']);
      for (const typed of ['de sh', 'd. e. s', 'D.E. Sh', 'shaw'])
        expect(completed(typed, 'company')).toEqual(['D. E. Shaw']);
    });

    test.each(['zz', '%', '.*', ' '.repeat(3) + 'x'])('%j finds nothing and harms nothing', (beginning) => {
      expect(completed(beginning, 'title', 'skill', 'company', 'place')).toEqual([]);
    });
  });

  describe('[I-7] mistyped words', () => {
    test.each([
      ['kubernets', 'kubernete'],
      ['electrican', 'electrician'],
      ['nruse', 'nurse'],
      ['Nurce', 'nurse'],
    ])('%s is taken for %s', (typed, meant) => {
      expect(words.correct(typed)).toBe(meant);
    });

    test.each(['nurse', 'Nurses', 'nur', 'xylophone', 'rn2000', 'nuremburg'])(
      '%s stays as it is',
      (typed) => {
        expect(words.correct(typed)).toBeUndefined();
      },
    );

    test('two exchanged letters are one slip, and a distance beyond the limit is not counted out', () => {
      expect(editDistance('teahcer', 'teacher', 2)).toBe(1);
      expect(editDistance('abc', 'abc', 2)).toBe(0);
      expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    });
  });
});
