import { expect, test } from 'vitest';
import { markOf } from './rules.ts';

test('[C-4] the mark of a closed review tells it from others and holds nothing of its link', () => {
  const link = 'https://waymark.example/review?key=Zm9vYmFyYmF6';
  expect(markOf(link)).toBe(markOf(link));
  expect(markOf(link)).not.toBe(markOf(`${link}x`));
  expect(markOf(link)).toMatch(/^[\da-f]{1,8}$/);
});
