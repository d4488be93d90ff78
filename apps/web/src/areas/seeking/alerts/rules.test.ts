import { expect, test } from 'vitest';
import {
  asksForSomething,
  draftOf,
  emptyDraft,
  listPlaceOf,
  pathOfPlace,
  placeAfterRemoval,
} from './rules.ts';

test('[J-4] the form takes what it knows from the address and leaves out the rest', () => {
  const search = new URLSearchParams('keyword= nurse &location=Leeds&category=health&company=abc&salary=1');
  expect(draftOf(search, true)).toEqual({
    ...emptyDraft,
    keywords: 'nurse',
    location: 'Leeds',
    category: 'health',
    company: 'abc',
  });
  expect(draftOf(search, false).company).toBe('');
  expect(draftOf(new URLSearchParams('category=magic'), false)).toEqual(emptyDraft);
  expect(draftOf(new URLSearchParams({ keyword: 'x'.repeat(300) }), false).keywords).toHaveLength(100);
});

test('[G-6] an address that means nothing is the start of the list', () => {
  expect(listPlaceOf(new URLSearchParams('sort=name&page=2'))).toEqual({ sort: 'name', page: 2 });
  expect(listPlaceOf(new URLSearchParams('sort=size&page=-1'))).toEqual({ sort: 'newest', page: 1 });
  expect(pathOfPlace({ sort: 'name', page: 2 })).toBe('/jobs-alerts?sort=name&page=2');
  expect(pathOfPlace({ sort: 'newest', page: 1 })).toBe('/jobs-alerts');
});

test('[G-6] the last row of a page takes the page with it', () => {
  const place = { sort: 'newest', page: 2 } as const;
  expect(placeAfterRemoval(place, 1)).toEqual({ sort: 'newest', page: 1 });
  expect(placeAfterRemoval(place, 2)).toBe(place);
});

test('[G-6] nothing is looked for before something is asked', () => {
  const { name: _name, frequency: _frequency, email: _email, ...criteria } = emptyDraft;
  expect(asksForSomething(criteria)).toBe(false);
  expect(asksForSomething({ ...criteria, keywords: '  ' })).toBe(false);
  expect(asksForSomething({ ...criteria, salary: '20000' })).toBe(true);
});
