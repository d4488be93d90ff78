import { experienceBands, type JobLevel } from '@waymark/contract/jobs/choices/jobs';
import { describe, expect, test } from 'vitest';
import { bandsKept, failingLevels, readLevels } from './level-rules.ts';
import { wordsOf } from './word-rules.ts';

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
