import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { placeAfterRemoval } from '../../../lib/list-address.ts';
import { alertList, draftOf, emptyDraft, hasCriteria } from './rules.ts';

test('[J-4] the form takes known values from the address and leaves out the rest', () => {
  const search = new URLSearchParams('keyword= nurse &location=Leeds&category=health&company=abc&salary=1');
  expect(draftOf(standardWords, search, true)).toEqual({
    ...emptyDraft,
    keywords: 'nurse',
    location: 'Leeds',
    category: 'health',
    company: 'abc',
  });
  expect(draftOf(standardWords, search, false).company).toBe('');
  expect(draftOf(standardWords, new URLSearchParams('category=magic'), false)).toEqual(emptyDraft);
  expect(
    draftOf(standardWords, new URLSearchParams({ keyword: 'x'.repeat(300) }), false).keywords,
  ).toHaveLength(200);
});

test('[G-6] an invalid address means the start of the list', () => {
  expect(alertList.read(new URLSearchParams('sort=name&page=2'))).toEqual({ sort: 'name', page: 2 });
  expect(alertList.read(new URLSearchParams('sort=size&page=-1'))).toEqual({ sort: 'newest', page: 1 });
  expect(alertList.pathOf({ sort: 'name', page: 2 })).toBe('/jobs-alerts?sort=name&page=2');
  expect(alertList.pathOf({ sort: 'newest', page: 1 })).toBe('/jobs-alerts');
});

test('[G-6] the last row of a page takes the page with it', () => {
  const place = { sort: 'newest', page: 2 } as const;
  expect(placeAfterRemoval(place, 1)).toEqual({ sort: 'newest', page: 1 });
  expect(placeAfterRemoval(place, 2)).toBe(place);
});

test('[G-6] an alert needs a criterion before it searches', () => {
  const { name: _name, frequency: _frequency, email: _email, ...criteria } = emptyDraft;
  expect(hasCriteria(criteria)).toBe(false);
  expect(hasCriteria({ ...criteria, keywords: '  ' })).toBe(false);
  expect(hasCriteria({ ...criteria, salary: '20000' })).toBe(true);
});
