import { standardWords } from '@waymark/contract/board-words';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { parseJobSearch, pathOfSearch } from './search-rules.ts';
import { sortChoices } from './sort-rules.ts';

const parse = (query: string) => parseJobSearch(standardWords, new URLSearchParams(query));
const address = (query: string) => pathOfSearch(parse(query).search);

/** What the control sends when the option with the label is chosen, the filter "Posted" untouched. */
function choose(search: JobSearch, label: string): string {
  const { orders, periods } = sortChoices(search, false);
  const value = [...orders, ...periods].find((option) => option.label === label)?.value ?? '';
  return address(String(new URLSearchParams({ q: search.q, sort: value, posted: search.posted ?? '' })));
}

test('[I-7] a period of the specification means the newest of that time', () => {
  expect(address('sort=last-week')).toBe('/browse-job-filter-list?posted=last-week');
  expect(address('q=nurse&sort=last-2-months&posted=last-3-days')).toBe(
    '/browse-job-filter-list?q=nurse&posted=last-2-months&sort=newest',
  );
  expect(parse('sort=last-century').ignored).toEqual(['sort']);
});

test('[I-7] the control shows the period, and leads from it to another one and back to any time', () => {
  const { search } = parse('posted=last-week');
  const { chosen, periods } = sortChoices(search, false);
  expect(periods.find(({ value }) => value === chosen)?.label).toBe('Last Weeks');
  expect(choose(search, 'Last Weeks')).toBe('/browse-job-filter-list?posted=last-week');
  expect(choose(search, 'Last 3 Days')).toBe('/browse-job-filter-list?posted=last-3-days');
  expect(choose(search, 'Newest first')).toBe('/browse-job-filter-list');
  expect(choose(search, 'Highest salary')).toBe('/browse-job-filter-list?posted=last-week&sort=salary');
});

test('[I-7] beside another order a period stays a filter', () => {
  const { search } = parse('q=nurse&posted=last-week');
  const { chosen, orders } = sortChoices(search, false);
  expect(orders.find(({ value }) => value === chosen)?.label).toBe('Most relevant');
  expect(choose(search, 'Newest first')).toBe('/browse-job-filter-list?q=nurse&posted=last-week&sort=newest');
});

test('[I-7] without a keyword nothing is more relevant than anything else', () => {
  const labels = (query: string) => sortChoices(parse(query).search, false).orders.map(({ label }) => label);
  expect(labels('')).toEqual(['Newest first', 'Highest salary']);
  expect(labels('q=nurse')).toEqual(['Most relevant', 'Newest first', 'Highest salary']);
});

test('[L-30] “Featured first” is offered where a plan has it, and stays while it is chosen', () => {
  const offers = (query: string, canFeature: boolean) =>
    sortChoices(parse(query).search, canFeature).orders.some(({ value }) => value === 'featured');
  expect([offers('', false), offers('', true), offers('sort=featured', false)]).toEqual([false, true, true]);
});

test('[I-7] a keyword typed while the newest come first brings the most relevant first', () => {
  const { chosen } = sortChoices(parse('').search, false);
  expect(address(`q=nurse&sort=${chosen}`)).toBe('/browse-job-filter-list?q=nurse');
  const { chosen: salary } = sortChoices(parse('sort=salary').search, false);
  expect(address(`q=nurse&sort=${salary}`)).toBe('/browse-job-filter-list?q=nurse&sort=salary');
});
