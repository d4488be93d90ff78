import { expect, test } from 'vitest';
import { readPage, readWords } from '../../../lib/list-address.ts';
import { listPath, readChoice } from './rules.ts';

const lists = [{ value: 'open' }, { value: 'done' }] as const;

test('[J-5] the address of a list leaves out the default values', () => {
  expect(listPath('/staff/users', { show: 'open', q: '', page: 1 }, 'open')).toBe('/staff/users');
  const path = listPath('/staff/users', { show: 'done', q: 'ada & co', page: 2 }, 'open');
  const { searchParams } = new URL(path, 'https://jobs.example');
  expect([readChoice(searchParams, lists), readWords(searchParams), readPage(searchParams)]).toEqual([
    'done',
    'ada & co',
    2,
  ]);
});

test('[J-5] values that the address cannot have count as absent', () => {
  const nonsense = new URLSearchParams('show=all&page=2.5');
  expect([readChoice(nonsense, lists), readWords(nonsense), readPage(nonsense)]).toEqual(['open', '', 1]);
});
