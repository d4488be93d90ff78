import { expect, test } from 'vitest';
import { smallWidthOf } from './picture-rules.ts';

test.each([
  [{ width: 1600, height: 800 }, 640],
  [{ width: 800, height: 1600 }, 320],
  [{ width: 500, height: 400 }, 500],
])('[H-2] the small version of %j is %d wide', (size, width) => {
  expect(smallWidthOf(size)).toBe(width);
});
