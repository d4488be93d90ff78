import { standardWords } from '@waymark/contract/board-words';
import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { useLoaderData } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import BrowseJobFilterList from '../../../../routes/browse-job-filter-list.tsx';
import FreeJobAlerts from '../../../../routes/free-job-alerts.tsx';
import { api, holdAnswer } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { foundJobs, jobCard } from '../../../../testing/jobs.ts';
import { renderPages } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { parseJobSearch } from '../search-rules.ts';
import { searchViews, type SearchView } from '../constants.ts';
import { SearchPage } from './search-page.tsx';

type Find = (search: JobSearch) => JobSearchResult | Promise<JobSearchResult>;

beforeEach(() => {
  api.answer('GET /jobs/suggestions', { data: [] });
});

/** What the server loads for the address of a search. */
async function load(request: Request, find: Find) {
  const { search, ignored } = parseJobSearch(standardWords, new URL(request.url).searchParams);
  return { search, ignored, result: await find(search), landing: null, publicUrl: location.origin };
}

function ListOrGrid({ view }: { view: SearchView }) {
  const { search, ignored, result, landing } = useLoaderData<typeof load>();
  return <SearchPage {...{ search, ignored, result, landing, view }} />;
}

/** Opens a search page whose server finds as the test says. */
async function openSearch(at: string, find: Find) {
  const loader = ({ request }: { request: Request }) => load(request, find);
  const { list, grid } = searchViews;
  const alerts = { publicUrl: location.origin, industries: {}, companyName: null };
  const shown = await renderPages(
    [
      { path: paths.browseJobFilterList, Component: BrowseJobFilterList, loader },
      { path: list.path, element: <ListOrGrid view={list} />, loader },
      { path: grid.path, element: <ListOrGrid view={grid} />, loader },
      { path: paths.freeJobAlerts, Component: FreeJobAlerts, loader: () => alerts },
    ],
    { at },
  );
  await expect
    .element(shown.getByRole('heading', { level: 1, name: /Jobs? Found|^No exact match/ }))
    .toBeVisible();
  const chips = shown.getByRole('list', { name: 'Active filters' });
  const chip = (label: string) => chips.getByRole('link', { name: `Remove ${label}` });
  return {
    shown,
    chips,
    chip,
    keyword: shown.getByLabelText('Keyword'),
    where: shown.getByLabelText('Where'),
    sort: shown.getByRole('combobox', { name: /^Sort by/ }),
    filters: shown.getByRole('complementary', { name: 'Filters' }),
    heading: shown.getByRole('heading', { level: 1 }),
    remove: (label: string) => chip(label).click(),
  };
}

const jobs = Array.from({ length: 40 }, (_none, at) => jobCard(at + 1));
const found = (count: number, overrides: Partial<JobSearchResult> = {}) =>
  foundJobs(jobs.slice(0, count), overrides);
const understood = (fields: Partial<NonNullable<JobSearchResult['understood']>>) => ({
  understood: {
    q: '',
    location: '',
    mode: [],
    type: [],
    level: [],
    schedule: [],
    benefits: [],
    notMode: [],
    notType: [],
    notLevel: [],
    ...fields,
  },
});

test('[I-8] chips take single filters away, Reset All takes all', async () => {
  const { shown, chips, keyword, heading, remove } = await openSearch(
    '/browse-job-filter-list?q=manager&type=full-time&mode=remote',
    ({ q, mode }) => found(10 - (q ? 3 : 0) - mode.length),
  );
  await expect.element(heading).toHaveTextContent('6 Jobs Found');
  await remove('Remote');
  await expect.poll(shown.address).toBe('/browse-job-filter-list?q=manager&type=full-time');
  await expect.element(heading).toHaveTextContent('7 Jobs Found');
  await remove('“manager”');
  await expect.poll(shown.address).toBe('/browse-job-filter-list?type=full-time');
  await expect.element(keyword).toHaveValue('');
  await chips.getByRole('link', { name: 'Reset All' }).click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list');
  await expect.element(chips).not.toBeInTheDocument();
});

test('[I-7, L-34] on a phone one line says what is searched for, opens the form and takes it back', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 720));
  const { shown, keyword, where } = await openSearch('/browse-job-filter-list?q=nurse&location=Leeds', () =>
    found(3),
  );
  const line = shown.getByText('Search for nurse in Leeds');
  await expect.element(keyword).not.toBeVisible();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.textContent).toBe('Search for nurse in Leeds');
  await userEvent.keyboard('{Enter}');
  await expect.element(keyword).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await where.fill('York');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.address).toBe('/browse-job-filter-list?q=nurse&location=York');
  await expect.element(shown.getByText('Search for nurse in York')).toBeVisible();
  await expect.element(keyword).not.toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Search for nurse in York');
});

test('[I-8, L-37] on a phone a row of many filters scrolls by itself and widens no page', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 720));
  const q = 'q=nurse+-dialysis&location=Leeds&type=part-time&mode=remote&salaryTo=45000';
  const { chips } = await openSearch(`/browse-job-filter-list?${q}`, () => found(3));
  expect(chips.element().getBoundingClientRect().width).toBeGreaterThan(390);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('[I-8] what is typed while an answer is on its way stays in its field', async () => {
  const late = holdAnswer<JobSearchResult>();
  const { shown, chip, keyword, where } = await openSearch(
    '/browse-job-filter-list?location=London',
    ({ q }) => (q === 'senior engineer' ? late.answer : found(3)),
  );
  await keyword.fill('senior engineer');
  await where.fill('');
  await shown.getByRole('button', { name: 'Find Job' }).click();
  await expect.element(shown.getByText('Searching…')).toBeInTheDocument();
  await where.fill('Manchester');
  late.release(found(2, understood({ q: 'engineer', level: ['senior'] })));
  await expect.element(chip('“engineer”')).toBeVisible();
  // One part has become a word and a filter; the other is what comes next.
  await expect.element(keyword).toHaveValue('engineer');
  await expect.element(where).toHaveValue('Manchester');
  await keyword.click();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(shown.address)
    .toBe('/browse-job-filter-list?q=engineer&location=Manchester&level=senior');
});

test('[I-8] words that have all become filters leave the field empty', async () => {
  const { shown, chips, chip, keyword, remove } = await openSearch('/browse-job-filter-list', ({ q }) =>
    q === 'remote' ? found(2, understood({ mode: ['remote'] })) : found(3),
  );
  await keyword.fill('remote');
  await shown.getByRole('button', { name: 'Find Job' }).click();
  await expect.element(chip('Remote')).toBeVisible();
  await expect.element(keyword).toHaveValue('');
  await remove('Remote');
  await expect.element(chips).not.toBeInTheDocument();
  await expect.element(keyword).toHaveValue('');
});

test('[I-8] a place and remote work in the words stand in the form and among the filters', async () => {
  const { shown, chip, keyword, where, filters, remove } = await openSearch(
    '/browse-job-filter-list?q=manager+in+London',
    ({ q }) => {
      if (q === 'manager in London') return found(2, understood({ q: 'manager', location: 'London' }));
      if (q === 'remote engineer') return found(2, understood({ q: 'engineer', mode: ['remote'] }));
      return found(1);
    },
  );
  await expect.element(chip('In London')).toBeVisible();
  await expect.element(keyword).toHaveValue('manager');
  await expect.element(where).toHaveValue('London');
  expect(shown.address()).toBe('/browse-job-filter-list?q=manager+in+London');
  await filters.getByRole('checkbox', { name: /^Full Time/ }).click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?q=manager&location=London&type=full-time');

  await shown.go('/browse-job-filter-list?q=remote+engineer');
  await expect.element(filters.getByRole('checkbox', { name: /^Remote/ })).toBeChecked();
  await remove('Remote');
  await expect.poll(shown.address).toBe('/browse-job-filter-list?q=engineer');
});

test('[L-1] a rank becomes a filter that can be taken back, and stays with the next search', async () => {
  const { shown, chip, keyword, remove } = await openSearch(
    '/browse-job-filter-list?q=senior+engineer',
    ({ q }) =>
      q === 'senior engineer' ? found(2, understood({ q: 'engineer', level: ['senior'] })) : found(1),
  );
  await expect.element(chip('Senior')).toBeVisible();
  await expect.element(chip('“engineer”')).toBeVisible();
  await expect.element(keyword).toHaveValue('engineer');
  await keyword.fill('developer');
  await shown.getByRole('button', { name: 'Find Job' }).click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?q=developer&level=senior');
  await expect.element(chip('“developer”')).toBeVisible();
  await expect.element(chip('Senior')).toBeVisible();
  await remove('Senior');
  await expect.poll(shown.address).toBe('/browse-job-filter-list?q=developer');
  await expect.element(chip('Senior')).not.toBeInTheDocument();
});

test('[L-19] the pay filter shows the date of the exchange rates, in both themes', async () => {
  const { filters } = await openSearch('/browse-job-filter-list', () => found(2, { ratesOf: '2026-11-24' }));
  await expect
    .element(filters.getByRole('group', { name: 'Salary' }))
    .toHaveAccessibleDescription(/^Pay in other currencies counts at the exchange rates of 24 Nov 2026/);
  expect(await findViolations()).toEqual([]);
});

test('[I-7] the list can be sorted by salary, and pages follow in the order', async () => {
  const asked: JobSearch[] = [];
  const { shown, sort } = await openSearch('/browse-job-filter-list', (search) => {
    asked.push(search);
    return found(25, { total: 60, page: search.page });
  });
  await sort.selectOptions('Highest salary');
  await expect.poll(shown.address).toBe('/browse-job-filter-list?sort=salary');
  const pages = shown.getByRole('navigation', { name: 'Pages of jobs' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?sort=salary&page=2');
  await expect.element(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Prev' }).click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?sort=salary');
  expect(asked.map(({ sort: order, page: at }) => [order, at])).toEqual([
    [undefined, 1],
    ['salary', 1],
    ['salary', 2],
    ['salary', 1],
  ]);
});

test('[I-7, K-1] the specified sorts are the newest of a period', async () => {
  const { shown, chip, sort, heading, filters } = await openSearch('/browse-job-list', ({ posted }) =>
    found(posted ? 4 : 9),
  );
  const chosen = () => (sort.element() as HTMLSelectElement).selectedOptions[0]?.label;
  await sort.selectOptions('Last 3 Days');
  await expect.poll(shown.address).toBe('/browse-job-list?posted=last-3-days');
  await expect.poll(chosen).toBe('Last 3 Days');
  await expect.element(chip('Last 3 Days')).toBeVisible();
  await sort.selectOptions('Last 2 Months');
  await expect.poll(shown.address).toBe('/browse-job-list?posted=last-2-months');
  await expect.element(heading).toHaveTextContent('4 Jobs Found');
  await sort.selectOptions('Newest first');
  await expect.poll(shown.address).toBe('/browse-job-list');
  await expect.element(heading).toHaveTextContent('9 Jobs Found');

  await shown.go('/browse-job-filter-list?posted=last-week');
  await filters.getByRole('radio', { name: /^Last Months/ }).click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?posted=last-month');
});

test('[I-8] the alphabet leads to companies by their first letter, and to those with most jobs', async () => {
  const letters = [
    { value: 'top-100', count: 12 },
    { value: 'm', count: 1204 },
  ];
  const { shown, chip, heading } = await openSearch('/browse-job-list?type=full-time', ({ letter }) => ({
    ...found(letter ? 2 : 5),
    facets: { ...found(1).facets, letter: letters },
  }));
  const bar = shown.getByRole('navigation', { name: 'Companies by letter' });
  expect(textsOf(bar.getByRole('link'))).toEqual(['All', 'Top 100, 12 jobs', 'M, 1,204 jobs']);
  await bar.getByRole('link', { name: /^M/ }).click();
  await expect.poll(shown.address).toBe('/browse-job-list?type=full-time&letter=m');
  await expect.element(heading).toHaveTextContent('2 Jobs Found');
  await expect.element(chip('Companies with M')).toBeVisible();
  await expect.element(bar.getByRole('link', { name: /^M/ })).toHaveAttribute('aria-current', 'page');
  const views = shown.getByRole('navigation', { name: 'Show as' });
  await views.getByRole('link', { name: 'Grid' }).click();
  await expect.poll(shown.address).toBe('/browse-job-grid?type=full-time&letter=m');
  await bar.getByRole('link', { name: /^Top 100/ }).click();
  await expect.poll(shown.address).toBe('/browse-job-grid?type=full-time&letter=top-100');
  await expect.element(chip('Top 100 companies')).toBeVisible();
  await bar.getByRole('link', { name: 'All' }).click();
  await expect.poll(shown.address).toBe('/browse-job-grid?type=full-time');
  await expect.element(heading).toHaveTextContent('5 Jobs Found');
});

test('[I-8] industries are chosen several at a time, each with its count', async () => {
  const industries = [
    { value: 'Hospitals', count: 5 },
    { value: 'Software, cloud', count: 3 },
  ];
  const { shown, filters, heading } = await openSearch('/browse-job-filter-list', ({ industry }) => {
    const chosen = industries.filter(({ value }) => industry.includes(value));
    const total = chosen.reduce((sum, { count }) => sum + count, 0) || 30;
    return found(total, { facets: { ...found(1).facets, industry: industries } });
  });
  const group = filters.getByRole('group', { name: 'Industry' }).last();
  expect([...group.element().querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Hospitals5',
    'Software, cloud3',
  ]);
  await group.getByRole('checkbox', { name: /^Hospitals/ }).click();
  await expect.element(heading).toHaveTextContent('5 Jobs Found');
  await group.getByRole('checkbox', { name: /^Software/ }).click();
  await expect.element(heading).toHaveTextContent('8 Jobs Found');
  for (const box of group.getByRole('checkbox').elements()) await expect.element(box).toBeChecked();
  const { searchParams } = new URL(shown.address(), location.origin);
  expect(searchParams.getAll('industry').toSorted()).toEqual(['Hospitals', 'Software, cloud']);
});

test('[I-8, G-6] a search becomes an alert, whether it has found anything or not', async () => {
  api.answer('GET /jobs', found(3));
  const { shown } = await openSearch(
    '/browse-job-filter-list?q=manager&location=London&category=marketing',
    ({ q }) => found(q === 'manager' ? 3 : 0),
  );
  const create = shown.getByRole('button', { name: 'Create alert' });
  await shown.getByRole('link', { name: 'Mail me new ones' }).click();
  await expect.element(create).toBeVisible();
  await expect.element(shown.getByLabelText('Keywords')).toHaveValue('manager');
  await expect.element(shown.getByLabelText('Location')).toHaveValue('London');
  await expect.element(shown.getByLabelText('Job Category')).toHaveValue('marketing');
  await shown.go('/browse-job-filter-list?q=zzzzqqqq');
  await shown.getByRole('link', { name: 'Mail me when there is one' }).click();
  await expect.element(create).toBeVisible();
  await expect.element(shown.getByLabelText('Keywords')).toHaveValue('zzzzqqqq');
  await expect.element(shown.getByLabelText('Location')).toHaveValue('');
});
