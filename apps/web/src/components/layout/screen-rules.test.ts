import { expect, test } from 'vitest';
import { isOtherScreen } from './screen-rules.ts';

const place = (path: string) => new URL(path, 'https://waymark.example');

test.each([
  ['/home', '/about-us', true],
  ['/job-detail?job=1', '/job-detail?job=2', true],
  ['/companies', '/companies?company=1', true],
  ['/browse-job-filter-list?type=full-time', '/browse-job-filter-list?type=part-time', false],
  ['/home', '/home?recent=2', false],
  ['/job-detail?job=1', '/job-detail?job=1#apply', false],
] as const)('[A-9] from %s to %s another screen loads: %s', (here, next, expected) => {
  expect(isOtherScreen(place(here), place(next))).toBe(expected);
});
