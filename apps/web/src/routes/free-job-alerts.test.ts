import { standardWords } from '@waymark/contract/board-words';
import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import type { OwnField } from '@waymark/contract/jobs/own-fields';
import { alertSearch, describeCriteria } from '@waymark/contract/seeking/choices';
import { expect, test } from 'vitest';
import { searchAlertPath } from '../areas/search/job-search/filter-rules.ts';
import { draftOf } from '../areas/seeking/alerts/rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

/* A search becomes an alert that asks for all that it asks for, of whatever fields the contract has (G-6). */

/** Of a list and of an order, which ask for nothing. */
type Presentation = 'page' | 'sort' | 'wide';

const shift: OwnField = {
  key: 'shift',
  label: 'Shift',
  help: '',
  unit: '',
  kind: 'choice',
  required: false,
  shown: true,
  filter: true,
  options: [{ value: 'night', label: 'Night', retired: false }],
};
const words = { ...standardWords, ownFields: [shift] };
const ids = ['0197c5b2-0000-7000-8000-00000000abcd', '0197c5b2-0000-7000-8000-00000000abce'];

/** A value of each field: a field that is new does not compile without one. */
const asked: Required<Omit<JobSearch, Presentation>> = {
  q: 'nurse -agency',
  location: 'Leeds',
  radius: 25,
  unit: 'miles',
  category: ['health', 'legal'],
  type: ['part-time', 'temporary'],
  mode: ['remote'],
  experience: ['0-1', '1-2'],
  level: ['senior', 'lead'],
  salary: 20,
  salaryTo: 30.5,
  currency: 'GBP',
  period: 'hour',
  schedule: ['night', 'no-weekends'],
  degree: 'not-needed',
  sponsorship: 'offered',
  benefits: ['health'],
  size: ['11–50'],
  language: ['de', 'en'],
  notMode: ['on-site'],
  notType: ['internship'],
  notLevel: ['junior'],
  company: ids,
  notCompany: ids,
  industry: ['Health: care', 'Rail'],
  letter: 'top-100',
  title: 'Nurse: ICU',
  skill: 'C++',
  own: ['shift:night'],
  posted: 'last-week',
};

/** What an alert asks for that is made from the page of a search. */
function alertOf(search: Partial<JobSearch>) {
  const path = searchAlertPath(jobSearchSchema.parse(search)) ?? '';
  const {
    name: _name,
    frequency: _frequency,
    email: _email,
    ...criteria
  } = draftOf(words, new URLSearchParams(path.split('?')[1]), true);
  return { criteria, search: jobSearchSchema.parse(alertSearch(words, criteria)) };
}

test('[G-6] each field of a search has a value to try', () => {
  const fields = Object.keys(jobSearchSchema.shape).filter(
    (name) => !['page', 'sort', 'wide'].includes(name),
  );
  expect(Object.keys(asked).toSorted()).toEqual(fields.toSorted());
});

test('[G-6] the alert of a search asks for all of it', () => {
  const { sort: _sort, page: _page, wide: _wide, ...found } = alertOf(asked).search;
  expect(found).toEqual(asked);
});

test('[G-6] each filter is shown in words', () => {
  const nothing = describeCriteria(sayEnglish, words, alertOf({ q: 'nurse' }).criteria, null, 'en').length;
  const besides = ['q', 'unit', 'currency', 'period'];
  for (const [name, value] of Object.entries(asked).filter(([field]) => !besides.includes(field))) {
    const search = { q: 'nurse', location: 'Leeds', [name]: value };
    const { criteria } = alertOf(search);
    const shown = describeCriteria(sayEnglish, words, criteria, 'Acme Rail', 'en');
    expect(shown.length, name).toBeGreaterThan(nothing);
    for (const { value: text } of shown) expect(text, name).not.toMatch(/^[a-zA-Z]+:(?! )/);
  }
});
