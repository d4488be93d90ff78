import { paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { holdRequests, pageData } from '../../fixtures/held-requests.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { narrow, wide } from '../../fixtures/find-faults.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { goTo } from '../../pages/page-frame.ts';
import { SearchPage } from '../../pages/search-page.ts';

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
