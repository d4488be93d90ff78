import { describe, expect, test } from 'vitest';
import { readPage } from '../../../lib/list-address.ts';
import {
  companyJobsPath,
  describeDirectory,
  describeFound,
  directoryPath,
  fieldPath,
  parseDirectory,
  parseField,
  toCompanySearch,
} from './directory-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const parse = (query: string) => parseDirectory(new URLSearchParams(query));

describe('the address of the list of companies', () => {
  test('[I-10] says what is asked for', () => {
    expect(parse('')).toEqual({ show: 'list', q: '', letter: undefined, sort: 'jobs', page: 1 });
    expect(parse('q=+pine+&letter=h&sort=name&page=3')).toEqual({
      show: 'list',
      q: 'pine',
      letter: 'h',
      sort: 'name',
      page: 3,
    });
    expect(parse('letter=0-9')).toMatchObject({ letter: '0-9' });
  });

  test.each([
    'letter=%C3%A9',
    'letter=top-100',
    'letter=AB',
    'sort=age',
    'page=0',
    'page=1.5',
    'page=two',
    'q=%00',
    'page=',
  ])('[I-10] "%s" means nothing and is left out', (query) => {
    expect(parse(query)).toEqual(parse(''));
  });

  test('[I-10] a name is cut where it gets longer than any', () => {
    expect(parse(`q=${'a'.repeat(500)}`).q).toHaveLength(80);
  });

  test('[I-10] the gallery begins with A, and has no search', () => {
    expect(parse('show=gallery')).toEqual({ show: 'gallery', q: '', letter: 'a', sort: 'name', page: 1 });
    expect(parse('show=gallery&letter=z&q=pine&sort=jobs')).toMatchObject({
      q: '',
      letter: 'z',
      sort: 'name',
    });
    expect(parse('show=gallery&letter=0-9').letter).toBe('a');
    expect(toCompanySearch(parse('show=gallery')).pageSize).toBeGreaterThan(
      toCompanySearch(parse('')).pageSize,
    );
  });

  test.each([
    '/companies',
    '/companies?q=pine&letter=h&sort=name&page=3',
    '/companies?letter=0-9',
    '/companies?show=gallery',
    '/companies?show=gallery&letter=q&page=2',
  ])('[I-10] %s is written as it is read', (address) => {
    expect(directoryPath(parse(address.split('?')[1] ?? ''))).toBe(address);
  });

  test('[I-10] is described in words', () => {
    expect(sayEnglish(describeDirectory(parse('')))).toBe('Companies');
    expect(sayEnglish(describeDirectory(parse('q=pine&letter=h&page=2')))).toBe(
      'Companies named “pine”, under H, page 2',
    );
    expect(sayEnglish(describeDirectory(parse('show=gallery')))).toBe('Gallery of companies, under A');
  });
});

test('[I-10] the first page of a company is its own address', () => {
  const page = (query: string) => readPage(new URLSearchParams(query));
  expect(companyJobsPath('an-id', page(''))).toBe('/companies?company=an-id');
  expect(companyJobsPath('an-id', page('page=2'))).toBe('/companies?company=an-id&page=2');
});

test('[I-1, I-10] the list says how many companies it has and how many of them hire, as home counts them', () => {
  expect(sayEnglish(describeFound({ total: 12_042, hiring: 1240 }, 'en'))).toBe(
    '12,042 companies, 1,240 hiring',
  );
  expect(sayEnglish(describeFound({ total: 1, hiring: 0 }, 'en'))).toBe('1 company, 0 hiring');
  expect(sayEnglish(describeFound({ total: 0, hiring: 0 }, 'en'))).toBe('0 companies');
});

test.each([
  ['field=construct', 'construct'],
  ['field=Construct', undefined],
  ['field=gardening', undefined],
  ['', undefined],
])('[I-10] "%s" asks for the field %s', (query, field) => {
  expect(parseField(new URLSearchParams(query))).toBe(field);
});

test('[I-10] the filter stands in the address', () => {
  expect(fieldPath('archeology')).toBe('/portfolio-grid-2?field=archeology');
  expect(fieldPath(undefined)).toBe('/portfolio-grid-2');
});
