import { standardWords } from '@waymark/contract/board-words';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { expect, test } from 'vitest';
import { placeAfterRemoval } from '../../../lib/list-address.ts';
import { changesOf, dateOf, fieldsOf, firstProblem, savedList } from './rules.ts';

const liked: SavedJob = {
  id: 'x'.repeat(21),
  job: { id: crypto.randomUUID(), open: true, companyId: crypto.randomUUID() },
  language: '',
  title: 'Navigator',
  company: 'Trinity House',
  date: '',
  savedAt: '2026-11-21T10:00:00.000Z',
};
const written: SavedJob = { ...liked, job: null, date: 'December 15,2018' };

test('[G-4] the address has the place in the list, without defaults', () => {
  expect(savedList.pathOf({ sort: 'freshness', page: 1 })).toBe('/jobs-saved-jobs');
  expect(savedList.pathOf({ sort: 'oldest', page: 3 })).toBe('/jobs-saved-jobs?sort=oldest&page=3');
  expect(savedList.read(new URLSearchParams('sort=oldest&page=3'))).toEqual({ sort: 'oldest', page: 3 });
  expect(savedList.read(new URLSearchParams('sort=size&page=-1'))).toEqual({ sort: 'freshness', page: 1 });
});

test('[G-4] the date is the typed one, else the day of the like', () => {
  expect(dateOf(standardWords, written, 'en')).toBe('December 15,2018');
  expect(dateOf(standardWords, { ...written, date: '' }, 'en')).toBe('');
  expect(dateOf(standardWords, liked, 'en')).toBe('21 Nov 2026');
  expect(dateOf(standardWords, { ...liked, date: 'Call in May' }, 'en')).toBe('Call in May');
});

test('[G-4] editing another field does not save the day of a like as a typed date', () => {
  const fields = { ...fieldsOf(standardWords, liked, 'en'), title: 'Navigator, by the sea' };
  expect(changesOf(standardWords, liked, fields, 'en')).toEqual({ ...fields, date: '' });
  expect(changesOf(standardWords, liked, { ...fields, date: 'Call in May' }, 'en').date).toBe('Call in May');
  expect(
    changesOf(standardWords, written, { ...fieldsOf(standardWords, written, 'en'), date: '' }, 'en').date,
  ).toBe('');
});

test('[G-4] the last row of a page takes the page with it', () => {
  expect(placeAfterRemoval({ sort: 'oldest', page: 3 }, 1)).toEqual({ sort: 'oldest', page: 2 });
  expect(placeAfterRemoval({ sort: 'oldest', page: 3 }, 2)).toEqual({ sort: 'oldest', page: 3 });
  expect(placeAfterRemoval({ sort: 'freshness', page: 1 }, 1)).toEqual({ sort: 'freshness', page: 1 });
});

test('[G-4] of several problems the first of the form shows', () => {
  const all = { date: 'Please fill Date', company: 'Please fill Company name.', title: 'Please fill title' };
  expect(firstProblem(all)).toEqual({ field: 'title', message: 'Please fill title' });
  expect(firstProblem({ ...all, title: undefined }).message).toBe('Please fill Company name.');
  expect(firstProblem({ date: 'Please fill Date' }).field).toBe('date');
  expect(firstProblem({}, 'The list is full.')).toEqual({ field: undefined, message: 'The list is full.' });
});
