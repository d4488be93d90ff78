import { jobDetailPath } from '@waymark/contract/paths';
import { eventually } from '../fixtures/eventually.ts';
import { holdRequests, pageData } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { SearchPage } from '../pages/search-page.ts';

test.describe('searching for jobs', () => {
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

const addresses = (links: Element[]) => links.map((link) => (link as HTMLAnchorElement).href);
