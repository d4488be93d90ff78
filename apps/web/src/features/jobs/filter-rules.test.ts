import { jobTypes, workModes } from '@waymark/contract/job-choices';
import type { JobFacets } from '@waymark/contract/jobs';
import { expect, test } from 'vitest';
import { busiestOptions, countedOptions, filterLabel } from './filter-rules.ts';
import { activeFiltersOf, parseJobSearch } from './search-rules.ts';

const company = '0197c5b2-0000-7000-8000-00000000abcd';
const facets: JobFacets = {
  category: [],
  type: [],
  mode: [],
  experience: [],
  salary: [],
  posted: [],
  company: [{ value: company, name: 'Acme Rail', count: 3 }],
};

test('[I-8] every choice keeps its place and says how many jobs it leads to', () => {
  expect(countedOptions(workModes, [{ value: 'remote', count: 7 }])).toEqual([
    { value: 'on-site', label: 'On site', count: 0 },
    { value: 'hybrid', label: 'Hybrid', count: 0 },
    { value: 'remote', label: 'Remote', count: 7 },
  ]);
});

test('[I-8] a long list leaves out what leads nowhere, unless it is selected', () => {
  const counts = [
    { value: 'part-time', count: 2 },
    { value: 'full-time', count: 9 },
  ];
  const values = busiestOptions(jobTypes, counts, ['freelance']).map((option) => option.value);
  expect(values).toEqual(['full-time', 'part-time', 'freelance']);
});

test('[I-8] chips speak the language of the form', () => {
  const address = `q=nurse&location=Leeds&salary=60000&posted=last-week&mode=remote&company=${company}`;
  const { search } = parseJobSearch(new URLSearchParams(address));
  expect(activeFiltersOf(search).map((filter) => filterLabel(filter, facets))).toEqual([
    '“nurse”',
    'In Leeds',
    '$60,000 a year or more',
    'Last Weeks',
    'Remote',
    'Acme Rail',
  ]);
});

test('[I-8] a place with a radius says how far around it', () => {
  const { search } = parseJobSearch(new URLSearchParams('location=Leeds&radius=25&unit=miles'));
  expect(activeFiltersOf(search).map((filter) => filterLabel(filter, facets))).toEqual([
    'Within 25 miles of Leeds',
  ]);
});
