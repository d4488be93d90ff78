import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test('[I-7] a long list shows its ends and the neighbours of the current page', () => {
  expect(pagesToShow(10, 46)).toEqual([1, null, 9, 10, 11, null, 46]);
  expect(pagesToShow(1, 46)).toEqual([1, 2, null, 46]);
  expect(pagesToShow(46, 46)).toEqual([1, null, 45, 46]);
});

test('[I-7] a gap never stands for a single page', () => {
  expect(pagesToShow(4, 46)).toEqual([1, 2, 3, 4, 5, null, 46]);
  expect(pagesToShow(43, 46)).toEqual([1, null, 42, 43, 44, 45, 46]);
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4]);
});
