import { expect, test } from 'vitest';
import { sourceOf } from './rules.ts';

const arrival = {
  lastPath: undefined,
  referrer: '',
  origin: 'https://jobs.example',
  hash: '',
  search: '?job=1',
};

test.each([
  ['/browse-job-filter-list', 'search'],
  ['/browse-job-grid', 'search'],
  ['/home', 'list'],
  ['/category-jobs', 'list'],
  ['/job-detail', 'list'],
  ['/companies', 'company'],
])('[H-4] a visitor from %s has the source %s', (path, source) => {
  expect(sourceOf({ ...arrival, lastPath: path })).toBe(source);
  expect(sourceOf({ ...arrival, referrer: `https://jobs.example${path}?q=x` })).toBe(source);
});

test('[H-4] an alert, another site and no referrer are sources', () => {
  expect(sourceOf({ ...arrival, hash: '#from-alert', referrer: 'https://mail.example/inbox' })).toBe('alert');
  expect(sourceOf({ ...arrival, referrer: 'https://search.example/' })).toBe('site');
  expect(sourceOf(arrival)).toBe('direct');
  expect(sourceOf({ ...arrival, referrer: 'about:client' })).toBe('site');
});

test('[H-4] the mark of an alert counts for the first page only', () => {
  expect(sourceOf({ ...arrival, hash: '#from-alert', lastPath: '/companies' })).toBe('company');
});

test('[L-27] the link of a feed is a source, where it names one that there is', () => {
  const from = (search: string) => sourceOf({ ...arrival, referrer: 'https://indeed.example/', search });
  expect(from('?job=1&source=indeed')).toBe('indeed');
  expect(from('?job=1&source=feed')).toBe('feed');
  expect(from('?job=1&source=search')).toBe('site');
  expect(from('?job=1&source=%00')).toBe('site');
  expect(sourceOf({ ...arrival, lastPath: '/home', search: '?job=1&source=indeed' })).toBe('list');
});
