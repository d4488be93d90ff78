import { expect, test } from 'vitest';
import { filtersOf, haveSameApplicants, isFiltered, withParameters } from './filter-rules.ts';

const id = '0198f6a0-0000-7000-8000-000000000001';

test('[H-4] filters come from the address, and invalid ones are left out', () => {
  const search = new URLSearchParams(
    `q= sea &rating=4&starred=yes&knockout=none&sort=oldest&tag=${id}&tag=x&answer=${id}:Yes`,
  );
  expect(filtersOf(search)).toEqual({
    q: 'sea',
    rating: '4',
    starred: 'yes',
    knockout: 'none',
    sort: 'oldest',
    tag: [id],
    answer: [`${id}:Yes`],
  });
  expect(filtersOf(new URLSearchParams(`rating=9&starred=1&knockout=x&sort=y&answer=${id}:`))).toEqual({});
});

test('[H-4] a sort is no filter', () => {
  expect(isFiltered({ sort: 'rating' })).toBe(false);
  expect(isFiltered({ q: 'sea' })).toBe(true);
});

test('[H-4] opening an applicant does not load again; another filter, job or page does', () => {
  const at = (query: string) => new URL(`https://jobs.example/company-manage-job?${query}`);
  expect(haveSameApplicants(at(`job=${id}`), at(`job=${id}&applicant=${id}&view=list`))).toBe(true);
  expect(haveSameApplicants(at(`job=${id}`), at(`job=${id}&q=sea`))).toBe(false);
  expect(haveSameApplicants(at(`job=${id}`), at('page=2'))).toBe(false);
  expect(haveSameApplicants(at('page=1'), at('page=1'))).toBe(false);
});

test('[H-4] parameters are changed, removed and kept', () => {
  const search = new URLSearchParams(`job=${id}&q=sea&tag=a`);
  expect(withParameters(search, { q: null, tag: ['b', 'c'], starred: 'yes' })).toBe(
    `/company-manage-job?job=${id}&tag=b&tag=c&starred=yes`,
  );
});
