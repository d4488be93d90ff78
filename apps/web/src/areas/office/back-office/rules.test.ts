import { expect, test } from 'vitest';
import { readPage, readWords } from '../../../lib/list-address.ts';
import { listPath, readChoice } from './rules.ts';

const lists = [{ value: 'open' }, { value: 'done' }] as const;

test('[J-5] a list has an address, and its usual one is short', () => {
  expect(listPath('/staff/users', { show: 'open', q: '', page: 1 }, 'open')).toBe('/staff/users');
  const path = listPath('/staff/users', { show: 'done', q: 'ada & co', page: 2 }, 'open');
  const { searchParams } = new URL(path, 'https://jobs.example');
  expect([readChoice(searchParams, lists), readWords(searchParams), readPage(searchParams)]).toEqual([
    'done',
    'ada & co',
    2,
  ]);
});

test('[J-5] what nobody can ask for is as if it were not there', () => {
  const nonsense = new URLSearchParams('show=all&page=2.5');
  expect([readChoice(nonsense, lists), readWords(nonsense), readPage(nonsense)]).toEqual(['open', '', 1]);
});
