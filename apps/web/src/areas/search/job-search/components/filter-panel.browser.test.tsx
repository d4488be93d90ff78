import { standardWords } from '@waymark/contract/board-words';
import { paths } from '@waymark/contract/paths';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import BrowseJobFilterList from '../../../../routes/browse-job-filter-list.tsx';
import { api } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { foundJobs, jobCard } from '../../../../testing/jobs.ts';
import { renderPages } from '../../../../testing/render-part.tsx';
import { parseJobSearch } from '../search-rules.ts';

beforeEach(() => {
  api.answer('GET /jobs/suggestions', { data: [] });
});

async function openPanel(at: string) {
  const found = foundJobs([jobCard(1)]);
  const facets = {
    ...found.facets,
    schedule: [{ value: 'night', count: 3 }],
    notStated: { ...found.facets.notStated, schedule: 1204 },
  };
  const loader = ({ request }: { request: Request }) => {
    const parsed = parseJobSearch(standardWords, new URL(request.url).searchParams);
    return { ...parsed, result: { ...found, facets }, landing: null, publicUrl: location.origin };
  };
  const routes = [{ path: paths.browseJobFilterList, Component: BrowseJobFilterList, loader }];
  const shown = await renderPages(routes, { at });
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const chips = shown.getByRole('list', { name: 'Active filters' });
  return { shown, chip: (label: string) => chips.getByRole('link', { name: `Remove ${label}` }) };
}

test('[I-8] pay is taken from and to, in the chosen currency and period', async () => {
  const { shown, chip } = await openPanel('/browse-job-filter-list');
  await shown.getByRole('combobox', { name: /^Currency/ }).selectOptions('GBP');
  await shown.getByRole('combobox', { name: /^Period/ }).selectOptions('an hour');
  expect(shown.address()).toBe('/browse-job-filter-list');
  await shown.getByLabelText('Pay from').fill('12.50');
  await userEvent.tab();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?salary=12.5&currency=GBP&period=hour');
  await expect.element(chip('£12.50 an hour or more')).toBeVisible();
  await shown.getByLabelText('Pay to').fill('20');
  await userEvent.tab();
  await expect.element(chip('Up to £20 an hour')).toBeVisible();
  await chip('£12.50 an hour or more').click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?salaryTo=20&currency=GBP&period=hour');
});

test('[I-8] what postings state is folded, and stays open once something of it was chosen', async () => {
  const { shown, chip } = await openPanel('/browse-job-filter-list');
  const night = shown.getByLabelText(/^Night shift/);
  await expect.element(shown.getByText('More filters')).toBeVisible();
  await expect.element(night).not.toBeVisible();
  await shown.getByText('More filters').click();
  await expect.element(shown.getByText('Not stated: 1,204')).toBeVisible();
  await night.click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list?schedule=night');
  await expect.element(chip('Night shift')).toBeVisible();
  await night.click();
  await expect.poll(shown.address).toBe('/browse-job-filter-list');
  await expect.element(night).toBeVisible();
  expect(await findViolations()).toEqual([]);
});
