import { describe, expect, test } from 'vitest';
import { refuseBeyondLastPage } from './pagination.ts';

describe('[G-5] pages', () => {
  test.each([
    [1, 0],
    [1, 25],
    [2, 26],
  ])('page %i of %i rows exists', (page, total) => {
    expect(() => refuseBeyondLastPage(page, 25, total)).not.toThrow();
  });

  test('a page beyond the last one says which the last one is', () => {
    expect(() => refuseBeyondLastPage(9, 25, 50)).toThrow('Page 9 is beyond the last page, 2.');
    expect(() => refuseBeyondLastPage(2, 25, 0)).toThrow('Page 2 is beyond the last page, 1.');
  });
});
