import { jobDetailPath } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { eventually } from '../fixtures/eventually.ts';
import { holdRequests, pageData } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { goTo, reload } from '../pages/page-frame.ts';
import { SearchPage } from '../pages/search-page.ts';

test.describe('searching for jobs', () => {
  test('[I-1] the hero searches, and counts what is there', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const [, claimed = ''] = /more than ([\d,]+) open jobs/i.exec((await page.textContent('h1')) ?? '') ?? [];
    await home.find({ keyword: 'manager', place: 'London', sector: 'Marketing' });
    const search = new SearchPage(page);
    await expect(search.heading).toBeVisible();
    await expect(search.page).toHaveURL(
      '/browse-job-filter-list?q=manager&location=London&category=marketing',
    );
    await search.open();
    await eventually(() => search.total()).toBeGreaterThan(Number(claimed.replaceAll(',', '')));
  });

  test('[I-8, G-6] a search becomes an alert, whether it has found anything or not', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=manager&location=London&category=marketing');
    await page.getByRole('link', { name: 'Mail me new ones' }).click();
    const { form } = new FreeAlertsPage(page);
    await expect(form.createButton).toBeVisible();
    await expect(form.field('Keywords')).toHaveValue('manager');
    await expect(form.field('Location')).toHaveValue('London');
    await expect(form.field('Job Category')).toHaveValue('marketing');
    await search.open('?q=zzzzqqqq');
    await page.getByRole('link', { name: 'Mail me when there is one' }).click();
    await expect(form.createButton).toBeVisible();
    await expect(form.field('Keywords')).toHaveValue('zzzzqqqq');
  });

  test('[I-8] the figure beside a filter is what the filter then finds', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const all = await search.total();
    for (const [group, label] of [
      ['Job type', 'Full Time'],
      ['Work mode', 'Remote'],
      ['Salary', '$40,000 a year or more'],
      ['Posted', 'Last Weeks'],
    ] as const) {
      const expected = await search.countOf(group, label);
      await search.choose(group, label);
      await eventually(() => search.total()).toBe(expected);
    }
    await eventually(() => search.total()).toBeLessThan(all);
    expect(new URL(page.url()).searchParams.toString()).toBe(
      'type=full-time&mode=remote&salary=40000&posted=last-week',
    );
  });

  test('[I-8] the address holds the search: reload, back and forward keep it', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const all = await search.total();
    await search.choose('Work mode', 'Remote');
    await page.waitForURL('**?mode=remote');
    await eventually(() => search.total()).not.toBe(all);
    const remote = await search.total();
    const both = await search.countOf('Job type', 'Part Time');
    await search.choose('Job type', 'Part Time');
    await page.waitForURL('**?type=part-time&mode=remote');
    await eventually(() => search.total()).toBe(both);

    await reload(page);
    await eventually(() => search.total()).toBe(both);
    await expect(search.filter('Job type', 'Part Time').getByRole('checkbox')).toBeChecked();
    await page.goBack();
    await eventually(() => search.total()).toBe(remote);
    await expect(search.filter('Job type', 'Part Time').getByRole('checkbox')).not.toBeChecked();
    await page.goForward();
    await eventually(() => search.total()).toBe(both);
  });

  test('[I-8] chips take single filters away, Reset All takes all', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=manager&type=full-time&mode=remote');
    const narrow = await search.total();
    await search.removeFilter('Remote');
    await page.waitForURL('**?q=manager&type=full-time');
    await eventually(() => search.total()).toBeGreaterThan(narrow);
    await search.removeFilter('“manager”');
    await page.waitForURL('**?type=full-time');
    await expect(search.form.getByLabel('Keyword')).toHaveValue('');
    await search.chips.getByRole('link', { name: 'Reset All' }).click();
    await expect(search.page).toHaveURL('/browse-job-filter-list');
    await expect(search.chips).toHaveCount(0);
  });

  test('[I-8] what is typed while an answer is on its way stays in its field', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?location=London');
    const keyword = search.form.getByLabel('Keyword');
    const release = await holdRequests(page, pageData);
    await search.find({ keyword: 'senior engineer' });
    await expect(page.getByText('Searching…')).toBeAttached();
    await search.form.getByLabel('Where').fill('Manchester');
    release();
    await expect(search.chips.getByText('“engineer”')).toBeVisible();
    // The one has become a word and a filter; the other is what comes next.
    await expect(keyword).toHaveValue('engineer');
    await expect(search.form.getByLabel('Where')).toHaveValue('Manchester');
    await keyword.press('Enter');
    await expect(search.page).toHaveURL(
      '/browse-job-filter-list?q=engineer&location=Manchester&level=senior',
    );
  });

  test('[I-7] pages follow each other without gaps or repeats', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?type=full-time');
    const first = await search.jobs.evaluateAll(addresses);
    expect(first).toHaveLength(25);
    await search.pages.getByRole('link', { name: 'Next' }).click();
    await expect(search.currentPage).toHaveText('2');
    await expect(search.page).toHaveURL('/browse-job-filter-list?type=full-time&page=2');
    const second = await search.jobs.evaluateAll(addresses);
    expect(second.filter((address) => first.includes(address))).toEqual([]);
    await search.pages.getByRole('link', { name: 'Prev' }).click();
    await eventually(() => search.jobs.evaluateAll(addresses)).toEqual(first);
  });

  test('[I-7, I-8] an address that finds nothing, or means nothing, says so and leads on', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    const search = new SearchPage(page);
    expect((await search.open('?type=full-time&page=9999')).status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(search.heading).toBeVisible();
    await expect(search.page).toHaveURL('/browse-job-filter-list?type=full-time');

    await search.open('?q=zzzzqqqq');
    await eventually(() => search.total()).toBe(0);
    await expect(page.getByRole('heading', { name: 'No job matches all of this' })).toBeVisible();
    await page.getByRole('link', { name: 'Reset All' }).last().click();
    await eventually(() => search.total()).toBeGreaterThan(0);

    expect((await search.open('?type=whenever&salary=much')).status()).toBe(200);
    await expect(page.getByText(/We ignored type, salary in the address/)).toBeVisible();
  });

  test('[I-7] the list can be sorted by salary', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    await search.sort.selectOption('Highest salary');
    await page.waitForURL('**?sort=salary');
    const { id } = await anyJob('?sort=salary');
    await expect(search.jobs.first()).toHaveAttribute('href', jobDetailPath(id));
    await expect(search.jobs).toHaveCount(25);
  });
});

test.describe('without JavaScript', () => {
  test('[I-1, I-7, I-8] search, filters, pages and a job can be used', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, '/home');
    const home = new HomePage(page);
    await home.find({ keyword: 'engineer' });
    const search = new SearchPage(page);
    const all = await search.total();
    await search.choose('Job type', 'Full Time');
    await search.filters.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/type=full-time/);
    const fullTime = await search.total();
    expect(fullTime).toBeGreaterThan(0);
    expect(fullTime).toBeLessThanOrEqual(all);
    await expect(search.form.getByLabel('Keyword')).toHaveValue('engineer');

    await goTo(page, '/browse-job-filter-list');
    await search.pages.getByRole('link', { name: 'Next' }).click();
    await expect(search.currentPage).toHaveText('2');
    const title = await search.jobs.first().innerText();
    await search.jobs.first().click();
    const job = new JobPage(page);
    await expect(job.title).toHaveText(title);
    await expect(job.description).toBeVisible();
    await expect(job.facts).toBeVisible();
  });
});

test.describe('by keyboard alone', () => {
  test('[I-1, I-6] from home over the search to a job', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Keyword');
    await page.keyboard.type('engineer');
    await page.keyboard.press('Enter');
    const search = new SearchPage(page);
    await expect(search.heading).toBeVisible();
    const title = (await search.jobs.first().textContent()) ?? '';
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await expect(new JobPage(page).title).toHaveText(title);
  });
});

const addresses = (links: Element[]) => links.map((link) => (link as HTMLAnchorElement).href);

/** Presses Tab until the focus is on what has the name; every stop on the way must be visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? element?.textContent;
      return { name: label?.trim() ?? '', visible: element?.checkVisibility() ?? false };
    });
    expect(focused.visible).toBe(true);
    if (focused.name === name.trim()) return;
  }
  throw new Error(`The focus never came to "${name}".`);
}
