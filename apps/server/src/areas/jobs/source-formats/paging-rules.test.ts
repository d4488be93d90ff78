import { describe, expect, test } from 'vitest';
import { nextInHeader, pagingOf, troubleIn } from './paging-rules.ts';

const address = 'https://feed.example/jobs';
const read = (around: object, { count = 10, before = 0, at = address } = {}) =>
  pagingOf({ around, count, before, address: at });

describe('[L-26] an answer that is one of several pages says where the next is', () => {
  test.each([
    [{ next: 'https://feed.example/jobs?page=2' }, '?page=2'],
    [{ links: { next: '/jobs?page=2' } }, '?page=2'],
    [{ _links: { next: { href: '?cursor=abc' } } }, '?cursor=abc'],
    [
      {
        links: [
          { rel: 'self', href: '/jobs' },
          { rel: 'next', href: '/jobs?p=2' },
        ],
      },
      '?p=2',
    ],
    [{ paging: { next_page_url: '/jobs?page=2' } }, '?page=2'],
    [{ '@odata.nextLink': 'https://feed.example/jobs?$skiptoken=9' }, '?$skiptoken=9'],
    [{ meta: { next_page: 2, current_page: 1 } }, '?page=2'],
    [{ meta: { total: 240, page: 1, per_page: 10 } }, '?page=2'],
    [{ pagination: { currentPage: 1, totalPages: 3 } }, '?page=2'],
    [{ offset: 0, limit: 10, totalFound: 25 }, '?offset=10'],
    [{ startAt: 0, maxResults: 10, total: 25, isLast: false }, '?startAt=10'],
    [{ last: false, totalElements: 25, number: 0 }, '?page=1'],
    [{ has_more: true, page: 4 }, '?page=5'],
  ])('%j', (around, query) => {
    expect(read(around).next).toBe(`${address}${query}`);
  });

  test('by the names in its address', () => {
    expect(read({ total: 30 }, { at: `${address}?limit=10&skip=10`, before: 10 }).next).toBe(
      `${address}?limit=10&skip=20`,
    );
    expect(read({ total: 30 }, { at: `${address}?pg=1` }).next).toBe(`${address}?pg=2`);
    // As many as were asked for, and no word of more.
    expect(read({}, { at: `${address}?limit=10&offset=0` }).next).toBe(`${address}?limit=10&offset=10`);
  });

  test('by a header', () => {
    expect(nextInHeader('<https://a.example/?page=2>; rel="next", </?page=9>; rel="last"', address)).toBe(
      'https://a.example/?page=2',
    );
    expect(nextInHeader('</jobs?p=1,2>; title="a, b"; rel="prev next"', address)).toBe(
      'https://feed.example/jobs?p=1,2',
    );
    expect(nextInHeader('</style.css>; rel=preload', address)).toBeUndefined();
    expect(nextInHeader(undefined, address)).toBeUndefined();
  });
});

describe('[L-26] or that there is more, and not where', () => {
  test.each([
    { total: 240 },
    { meta: { total_count: '240' } },
    { nextPageToken: 'abc' },
    { pageInfo: { hasNextPage: true, endCursor: 'x' } },
    { hasMore: 'true' },
    { last_page: 3, current_page: 1 },
    { truncated: true },
    { next: 'eyJpZCI6OX0' },
    { count: 10, total_pages: 3, page: 1 },
    { count: 10, offset: 0, limit: 10 },
    { next: true },
    { meta: { complete: false } },
  ])('%j', (around) => {
    expect(read(around)).toMatchObject({ hasMore: true });
  });

  test('an address of one page, without a word of the others', () => {
    expect(read({}, { at: `${address}?page=3` })).toMatchObject({ isPage: true, next: undefined });
    expect(read({}, { at: `${address}?per_page=10` })).toMatchObject({ hasMore: true });
  });
});

test.each([
  [{ total: 10 }],
  [{ meta: { total: 10, page: 1, per_page: 10 } }],
  [{ count: 10, next: null, previous: null }],
  [{ isLast: true, page: 1 }],
  [{ count: 10 }],
  [{ next: 0, page: 4 }],
  [{ next: false }],
  [{ has_more: false, next_cursor: null }],
  [{ current_page: 3, total_pages: 3, limit: 10 }],
  [{ updated: '2026-11-01', version: 2, company: { total: 400 } }],
  [[{ id: 1 }]],
])('[L-26] the last or only page: %j', (around) => {
  expect(read(around as object)).toMatchObject({ next: undefined, hasMore: false, isPage: false });
});

test.each([
  [{ jobs: [], error: 'timeout' }, 'It says that something went wrong while it was made: "timeout".'],
  [
    { jobs: [], errors: [{ message: 'shard 3' }] },
    'It says that something went wrong while it was made: "shard 3".',
  ],
  [{ jobs: [], success: false }, 'It says that something went wrong while it was made.'],
  [{ jobs: [], status: 'partial' }, 'It says that something went wrong while it was made.'],
  [{ jobs: [], errors: [], error: null, success: true, status: 'ok' }, undefined],
  [[], undefined],
])('[L-26] what went wrong is said by %j', (answer, sentence) => {
  expect(troubleIn(answer)).toBe(sentence);
});
