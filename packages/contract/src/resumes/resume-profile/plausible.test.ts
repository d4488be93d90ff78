import { describe, expect, test } from 'vitest';
import { changeResumeProfileSchema, resumeDocumentSchema } from '../resume-profile.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const year = new Date().getUTCFullYear();

const save = (section: string, value: unknown) =>
  changeResumeProfileSchema.safeParse({ sections: [{ section, version: 0, value }] });

describe('[G-3] a value that cannot be so is refused beside its field', () => {
  test.each<[string, object, string, string]>([
    ['itSkills', { name: 'Go', lastUsed: '2034' }, 'lastUsed', `Choose a year up to ${year}.`],
    ['itSkills', { name: 'Go', experienceYears: 80 }, 'experienceYears', 'Enter at most 60 years.'],
    [
      'projects',
      { title: 'Engine', status: 'in-progress', till: '2020-01' },
      'till',
      'A project in progress has no end yet. Remove the end, or choose Finished.',
    ],
    [
      'projects',
      { title: 'Engine', status: 'finished', till: String(year + 2) },
      'till',
      'A finished project has ended. Enter an end that has passed.',
    ],
    [
      'employment',
      { designation: 'A', from: '2099' },
      'from',
      `Enter a beginning that is not after ${year + 1}.`,
    ],
    [
      'employment',
      { designation: 'A', from: '2020', till: '2019' },
      'till',
      'The end is before the beginning. Correct one of them.',
    ],
    [
      'employment',
      { designation: 'A', from: '1930', isCurrent: true },
      'from',
      `This lasts more than 70 years. Correct the year of the beginning.`,
    ],
    ['employment', { designation: 'A', from: '1905' }, 'from', 'Enter a year from 1920 on.'],
    [
      'employment',
      { designation: 'A', from: '2021-02-31' },
      'from',
      'There is no such day. Correct the date.',
    ],
    ['education', { institute: 'A', till: '2099' }, 'till', `Enter an end that is not after ${year + 10}.`],
    [
      'certifications',
      { name: 'A', date: '2099' },
      'date',
      'This is in the future. Enter a date that has passed.',
    ],
    [
      'awards',
      { title: 'A', date: '2099-01' },
      'date',
      'This is in the future. Enter a date that has passed.',
    ],
    [
      'publications',
      { title: 'A', publishedOn: '2099' },
      'publishedOn',
      `Enter a date that is not after ${year + 1}.`,
    ],
    [
      'patents',
      { title: 'A', status: 'issued', publishedOn: String(year + 1) },
      'publishedOn',
      'This is in the future. Enter a date that has passed.',
    ],
  ])('%s %j', (section, entry, field, message) => {
    const { error } = save(section, [{ id, ...entry }]);
    expect(error?.issues).toMatchObject([{ path: ['sections', 0, 'value', 0, field], message }]);
  });

  test.each<[string, object, string]>([
    ['personal', { dateOfBirth: `${year - 1}-01-01` }, 'dateOfBirth'],
    ['personal', { dateOfBirth: '1901-01-01' }, 'dateOfBirth'],
    ['desired', { availableFrom: '2099-01' }, 'availableFrom'],
  ])('%s %j', (section, value, field) => {
    expect(save(section, value).error?.issues).toMatchObject([{ path: ['sections', 0, 'value', field] }]);
  });

  test.each<[string, object]>([
    ['itSkills', { name: 'Go', lastUsed: String(year), experienceYears: 40 }],
    ['projects', { title: 'Engine', status: 'in-progress', from: '2020-01' }],
    ['employment', { designation: 'A', from: String(year + 1), till: String(year + 3) }],
    ['education', { institute: 'A', from: '2024', till: String(year + 4) }],
    ['certifications', { name: 'A', date: String(year) }],
  ])('what can be so is taken: %s %j', (section, entry) => {
    expect(save(section, [{ id, ...entry }]).error).toBeUndefined();
  });

  test('what was stored before is still read', () => {
    expect(
      resumeDocumentSchema.parse({ itSkills: [{ id, name: 'Go', lastUsed: '2034' }] }).itSkills,
    ).toMatchObject([{ lastUsed: '2034' }]);
  });
});
