import { standardWords } from '@waymark/contract/board-words';
import { formatCount } from '@waymark/contract/text/format';
import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatFileSize } from './format-file-size.ts';

test('thousands are separated', () => {
  expect([0, 999, 1000, 1_234_567].map((count) => formatCount(count, 'en'))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
  ]);
});

test('a date reads the same whatever the time zone of the reader', () => {
  expect(formatDate(standardWords, '2026-11-12', 'en')).toBe('12 Nov 2026');
  expect(formatDate(standardWords, '2026-09-01T23:59:59.000Z', 'en')).toBe('1 Sep 2026');
});

test('file sizes count in steps of 1024, as the limit does', () => {
  expect([512, 2048, 3 * 1024 * 1024].map((size) => formatFileSize(size, 'en'))).toEqual([
    '512 bytes',
    '2.0 KB',
    '3.0 MB',
  ]);
});
