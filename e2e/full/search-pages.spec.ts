import { paths } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { eventually } from '../fixtures/eventually.ts';
import { holdRequests, pageData } from '../fixtures/held-requests.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { narrow, wide } from '../fixtures/find-faults.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { goTo } from '../pages/page-frame.ts';
import { SearchPage } from '../pages/search-page.ts';

const pages = [
  [paths.browseJobList, 1],
  [paths.browseJobGrid, 3],
  [paths.browseJobFilterList, 1],
  [paths.browseJobFilterGrid, 2],
] as const;

/** How many jobs stand beside the first one. */
const inFirstRow = (search: SearchPage) =>
  search.items.evaluateAll((items) => {
    const [first] = items.map((item) => item.getBoundingClientRect().top);
    return items.filter((item) => item.getBoundingClientRect().top === first).length;
  });

const companies = (page: Page) =>
  page.getByRole('region', { name: 'Jobs' }).locator('a[href*="/companies"]').allTextContents();

test.describe('the four pages of a search', () => {
  test('[I-7] show the same jobs, one, two or three in a row', async ({ page }) => {
    const search = new SearchPage(page);
    const { id } = await anyJob('?q=manager&type=full-time');
    for (const [path, columns] of pages) {
      await page.setViewportSize(wide);
      await search.open('?q=manager&type=full-time', path);
      await expect(search.jobLink(id).first()).toBeVisible();
      await eventually(() => inFirstRow(search), path).toBe(columns);
      await page.setViewportSize(narrow);
      await eventually(() => inFirstRow(search), path).toBe(1);
      await eventually(
        () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        path,
      ).toBe(true);
    }
  });

  test('[A-5] the address that old links name leads on to the list for good', async ({ page }) => {
    const answer = await fetch(`${origin()}${paths.browseJob}?q=nurse`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/browse-job-list?q=nurse');
    await goTo(page, paths.browseJob);
    expect(new URL(page.url()).pathname).toBe(paths.browseJobList);
  });

  test('[I-7] the list has pages of its own, companies that hire, a testimonial and the way to an account', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    const search = new SearchPage(page);
    await search.open('', paths.browseJobList);
    await search.pages.getByRole('link', { name: 'Next' }).click();
    await expect(search.page).toHaveURL('/browse-job-list?page=2');
    const wall = page.getByRole('region', { name: 'Hiring most right now' });
    await expect(wall.getByRole('link')).toHaveCount(12);
    await expect(page.getByRole('region', { name: 'What people say' }).locator('blockquote')).not.toHaveText(
      '',
    );
    const [name = ''] = await wall.getByRole('link').first().locator('span span').allTextContents();
    await wall.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Create an Account' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe(paths.register);

    expect((await search.open('?page=9999', paths.browseJobList)).status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(search.page).toHaveURL(paths.browseJobList);
  });

  test('[I-7, K-1] the specified sorts are the newest of a period', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('', paths.browseJobList);
    const all = await search.total();
    await search.sort.selectOption('Last 3 Days');
    await expect(search.page).toHaveURL('/browse-job-list?posted=last-3-days');
    const chosen = () =>
      search.sort.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
    await eventually(chosen).toBe('Last 3 Days');
    await expect(search.chips.getByText('Last 3 Days')).toBeVisible();
    await search.sort.selectOption('Last 2 Months');
    await expect(search.page).toHaveURL('/browse-job-list?posted=last-2-months');
    await search.sort.selectOption('Newest first');
    await expect(search.page).toHaveURL('/browse-job-list');
    await eventually(() => search.total()).toBe(all);
    await search.open('?posted=last-week');
    await search.choose('Posted', 'Last Months');
    await expect(search.page).toHaveURL('/browse-job-filter-list?posted=last-month');
  });

  test('[I-8] the alphabet finds companies by their first letter, and those with most jobs', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await search.open('?type=full-time', paths.browseJobList);
    const all = await search.total();
    const letter = search.letters.getByRole('link', { name: /^[B-Z]\s*, / }).first();
    const [, name = '', count = ''] = /^(.)\s*, ([\d,]+) job/.exec((await letter.textContent()) ?? '') ?? [];
    await letter.click();
    await expect(search.page).toHaveURL(`/browse-job-list?type=full-time&letter=${name.toLowerCase()}`);
    await eventually(() => search.total()).toBe(Number(count.replaceAll(',', '')));
    await eventually(async () => (await companies(page)).every((company) => company.startsWith(name))).toBe(
      true,
    );
    await expect(search.chips.getByText(`Companies with ${name}`)).toBeVisible();
    await search.view('Grid').click();
    await expect(search.page).toHaveURL(`/browse-job-grid?type=full-time&letter=${name.toLowerCase()}`);
    await search.letters.getByRole('link', { name: /^Top 100/ }).click();
    await expect(search.page).toHaveURL('/browse-job-grid?type=full-time&letter=top-100');
    await expect(search.chips.getByText('Top 100 companies')).toBeVisible();
    await eventually(() => search.total()).toBeLessThanOrEqual(all);
    await search.letters.getByRole('link', { name: 'All' }).click();
    await eventually(() => search.total()).toBe(all);
  });

  test('[I-8] industries are chosen several at a time, each with its count', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const labels = search.group('Industry').locator('label');
    const [first = '', second = ''] = (await labels.allTextContents()).map((text) =>
      text.replace(/[\d,]+$/, ''),
    );
    const each = [await search.countOf('Industry', first), await search.countOf('Industry', second)];
    await search.choose('Industry', first);
    await eventually(() => search.total()).toBe(each[0]);
    await eventually(() => search.countOf('Industry', second)).toBe(each[1]);
    await search.choose('Industry', second);
    await eventually(() => search.total()).toBe((each[0] ?? 0) + (each[1] ?? 0));
    expect(new URL(page.url()).searchParams.getAll('industry').toSorted()).toEqual(
      [first, second].toSorted(),
    );
  });

  test('[I-8] back from a job the list is where it was left, whatever was filtered before', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    for (const path of [paths.browseJobFilterList, paths.browseJobGrid]) {
      await search.open('', path);
      await (path === paths.browseJobGrid
        ? search.letters.getByRole('link', { name: /^Top 100/ }).click()
        : search.choose('Job type', 'Full Time'));
      await eventually(() => page.url()).toMatch(/type=full-time|letter=top-100/);
      // Noted when it is pressed: whoever presses scrolls there first.
      await page.evaluate(() => {
        const note = () => (document.documentElement.dataset['left'] = String(scrollY));
        addEventListener('click', note, { capture: true, once: true });
      });
      await search.jobs.nth(20).click();
      await page.waitForURL('**/job-detail?*');
      const left = await page.evaluate(() => Number(document.documentElement.dataset['left']));
      expect(left).toBeGreaterThan(500);
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
      // So slow that a spinner has stood in the list's place.
      const release = await holdRequests(page, pageData);
      await page.goBack();
      await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
      release();
      await expect(search.heading).toBeVisible();
      await eventually(() => page.evaluate(() => scrollY)).toBe(left);
      await page.unrouteAll();
    }
  });
});

test.describe('without JavaScript', () => {
  test('[I-7, I-8] views, letters, sorts, industries and pages work', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const search = new SearchPage(page);
    await goTo(page, `${paths.browseJobList}?type=full-time`);
    await search.letters.getByRole('link', { name: /^Top 100/ }).click();
    await page.waitForURL(/letter=top-100/);
    await search.sort.selectOption('Last Months');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/sort=last-month/);
    await expect(search.chips.getByText('Last Months')).toBeVisible();
    const total = await search.total();
    await search.view('Grid').click();
    await expect(search.page).toHaveURL('/browse-job-grid?type=full-time&letter=top-100&posted=last-month');
    await eventually(() => search.total()).toBe(total);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    const industry = search.group('Industry').locator('label').first();
    await industry.click();
    await search.filters.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/industry=/);
    await eventually(() => search.total()).toBeLessThanOrEqual(total);
    expect(new URL(page.url()).searchParams.get('letter')).toBe('top-100');
  });
});
