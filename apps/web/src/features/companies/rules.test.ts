import { expect, test } from 'vitest';
import { manageJobPath } from './rules.ts';

test('[H-4] the list of jobs and the applicants of one job each have pages of their own', () => {
  expect(manageJobPath({})).toBe('/company-manage-job');
  expect(manageJobPath({ page: 2 })).toBe('/company-manage-job?page=2');
  expect(manageJobPath({ job: 'a b' })).toBe('/company-manage-job?job=a+b');
  expect(manageJobPath({ job: 'x', page: 3 })).toBe('/company-manage-job?job=x&page=3');
});
