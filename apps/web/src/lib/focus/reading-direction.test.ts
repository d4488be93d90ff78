import { expect, test } from 'vitest';
import { stepOf } from './reading-direction.ts';

test.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowDown', 'rtl', undefined],
  ['Home', 'ltr', undefined],
] as const)('[L-40] %s in a row of %s leads %s', (key, direction, step) => {
  expect(stepOf(key, direction)).toBe(step);
});
