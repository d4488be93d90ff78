import { expect, test } from 'vitest';
import { isNotModified } from './not-modified.ts';

const page = { etag: '"abc"', modified: 'Thu, 26 Nov 2026 10:00:00 GMT' };

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['*', true],
  ['"ab"', false],
])('[L-27] a client that has %s is told whether that is what there is', (tag, expected) => {
  expect(isNotModified({ 'if-none-match': tag }, page)).toBe(expected);
});

test('[L-27] the time counts where no tag is named', () => {
  const since = (text: string) => isNotModified({ 'if-modified-since': text }, page);
  expect(since('Thu, 26 Nov 2026 10:00:00 GMT')).toBe(true);
  expect(since('Thu, 26 Nov 2026 09:59:59 GMT')).toBe(false);
  expect(since('yesterday')).toBe(false);
  expect(isNotModified({ 'if-none-match': '"x"', 'if-modified-since': page.modified }, page)).toBe(false);
  expect(isNotModified({ 'if-modified-since': page.modified }, { etag: '"abc"' })).toBe(false);
});
