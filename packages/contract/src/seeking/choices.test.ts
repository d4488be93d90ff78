import { standardWords } from '../board-words.ts';
import type { OwnField } from '../jobs/own-fields.ts';
import { describe, expect, test } from 'vitest';
import {
  alertExperiences,
  alertSalaries,
  alertSearch,
  alertWords,
  describeCriteria,
  nameOfCriteria,
  summariseCriteria,
  type AlertCriteria,
} from './choices.ts';
import { sayEnglish } from '../text/say.ts';

const nothing: AlertCriteria = {
  keywords: '',
  location: '',
  experience: '',
  salary: '',
  industry: '',
  category: '',
  role: '',
  company: '',
  closelyRelated: true,
};

test('[K-1] [K-2] the lists are spelled as specified, and each entry carries what it means', () => {
  expect(alertExperiences.map(({ label }) => label.split(' ')[0])).toEqual(['0', '1', '2', '5', '4', '5']);
  expect(alertExperiences.map(({ years }) => years)).toEqual([0, 1, 2, 5, 4, 5]);
  expect(alertExperiences.map(({ value }) => value)).toEqual(['0', '1', '2', '5', '4', '5']);
  const [{ value, label, meaning }] = alertSalaries.slice(0, 1) as [(typeof alertSalaries)[number]];
  expect([value, sayEnglish(label), sayEnglish(meaning)]).toEqual([
    '20000',
    '0.2 lakh',
    '$20,000 a year or more',
  ]);
  // Where two labels are alike their words tell them apart.
  const lines = alertExperiences.map((one) => `${one.label}: ${one.meaning}`);
  expect(new Set(lines).size).toBe(6);
});

describe('[G-6] the search of an alert', () => {
  test.each([
    [{ role: 'Nurse', keywords: 'night shift' }, 'Nurse night shift'],
    [{ role: 'Nurse', keywords: 'night or weekend' }, 'Nurse night OR Nurse weekend'],
    [{ role: '', keywords: '“night shift” -agency' }, '"night shift" -agency'],
    [{ role: 'Cook OR', keywords: '' }, 'Cook'],
    [{ role: 'Nurse', keywords: 'night', closelyRelated: false }, '"Nurse" "night"'],
    [{ keywords: '"night shift" -agency', closelyRelated: false }, '"night shift" -agency'],
  ])('%o asks for %j', (criteria, words) => {
    expect(alertWords({ ...nothing, ...criteria })).toBe(words);
  });

  test('takes every job that asks for no more experience than one has', () => {
    expect(alertSearch(standardWords, { ...nothing, experience: '2' }).experience).toEqual([
      '0-1',
      '1-2',
      '2-3',
    ]);
    expect(alertSearch(standardWords, { ...nothing, experience: '5' }).experience).toHaveLength(6);
    expect(alertSearch(standardWords, nothing).experience).toEqual([]);
  });
});

test('[G-6] an alert is described by what was asked, and named after it', () => {
  const criteria: AlertCriteria = { ...nothing, role: 'nurse', location: 'Leeds', experience: '1' };
  expect(describeCriteria(sayEnglish, standardWords, criteria, 'Acme', 'en')).toEqual([
    { label: 'Role', value: 'nurse' },
    { label: 'Location', value: 'Leeds' },
    { label: 'Work Experience', value: 'jobs that ask for up to 1 year' },
    { label: 'Company', value: 'Acme' },
    { label: 'Closely related jobs', value: 'yes' },
  ]);
  expect(summariseCriteria(sayEnglish, standardWords, criteria, null, 'en')).toBe(
    'nurse · Leeds · jobs that ask for up to 1 year',
  );
  expect(nameOfCriteria(sayEnglish, standardWords, criteria, 'Acme')).toBe('Nurse at Acme in Leeds');
  expect(nameOfCriteria(sayEnglish, standardWords, { ...nothing, category: 'health' }, null)).toBe('Health');
  expect(
    nameOfCriteria(sayEnglish, standardWords, { ...nothing, keywords: 'x'.repeat(100) }, null),
  ).toHaveLength(80);
});

test('[L-31] an alert goes on without a filter that the board has no more, and says so', () => {
  const shift: OwnField = {
    key: 'shift',
    label: 'Shift',
    help: '',
    kind: 'choice',
    unit: '',
    required: false,
    shown: true,
    filter: true,
    options: [{ value: 'night', label: 'Night', retired: false }],
  };
  const criteria: AlertCriteria = { ...nothing, role: 'nurse', own: ['shift:night'] };
  const words = { ...standardWords, ownFields: [shift] };
  expect(alertSearch(words, criteria).own).toEqual(['shift:night']);
  expect(describeCriteria(sayEnglish, words, criteria, null, 'en')).toContainEqual({
    label: 'Filter',
    value: 'Shift: Night',
  });
  expect(alertSearch(standardWords, criteria)).toMatchObject({ q: 'nurse', own: [] });
  expect(describeCriteria(sayEnglish, standardWords, criteria, null, 'en')).toContainEqual({
    label: 'Filter',
    value: '“shift” is no longer a filter of this board',
  });
});

test('[G-6] an alert searches by pay and facts as its search did, and says so', () => {
  const stated = ['salary:30000:GBP:year', 'schedule:night', 'benefits:health', 'mood:good'];
  const criteria: AlertCriteria = { ...nothing, role: 'nurse', salary: '40000', stated };
  expect(alertSearch(standardWords, criteria)).toMatchObject({
    salary: 30_000,
    currency: 'GBP',
    period: 'year',
    schedule: ['night'],
    benefits: ['health'],
  });
  const { length } = describeCriteria(sayEnglish, standardWords, criteria, null, 'en').filter(
    ({ label }) => label === 'Expected Salary',
  );
  expect(length).toBe(0);
  expect(summariseCriteria(sayEnglish, standardWords, criteria, null, 'en')).toContain(
    '£30,000 a year or more · Night shift · Health insurance',
  );
});
