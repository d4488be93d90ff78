import { expect, test } from 'vitest';
import { findJobRedirect } from './redirect-rules.ts';

const id = '0197c5b2-0000-7000-8000-00000000abcd';
const canonical = `/job-detail?job=${id}`;

test.each([
  `/job-detail/${id}`,
  `/job-detail/${id}/`,
  `/job-detail/${id.toUpperCase()}?utm_source=mail`,
  `/jobs/${id}`,
  `/job-detail?id=${id}`,
  `/job-detail?utm_source=mail&id=${id}`,
  `/job-detail?job=${id.toUpperCase()}`,
])('[A-5] %s leads to the one address of the posting', (url) => {
  expect(findJobRedirect(url)).toBe(canonical);
});

test.each([
  canonical,
  `${canonical}&utm_source=mail`,
  // The address in use counts, whatever stands beside it.
  `/job-detail?job=${id}&id=${id.toUpperCase()}`,
  '/job-detail',
  '/job-detail?job=12',
  '/job-detail?id=../../login',
  '/job-detail/12',
  `/job-detail/${id}/more`,
  `/jobs-saved-jobs?id=${id}`,
  `/jobs/${id}extra`,
])('[A-3] %s stays where it is', (url) => {
  expect(findJobRedirect(url)).toBeUndefined();
});
