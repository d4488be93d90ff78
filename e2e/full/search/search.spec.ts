import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { callApi } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { findFaults, narrow, wide } from '../../fixtures/find-faults.ts';
import { holdRequests, pageData } from '../../fixtures/held-requests.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

test.describe('suggestions while typing', () => {
  test('[A-4] everybody can use the list', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=welder');
    await search.form.getByLabel('Keyword').fill('eng');
    await expect(search.suggestions).toBeVisible();
    await search.form.getByLabel('Keyword').press('ArrowDown');
    expect(await findFaults(page)).toEqual([]);
  });

  test('[I-8] without script the fields are plain ones', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, '/browse-job-list');
    const search = new SearchPage(page);
    await expect(page.getByRole('combobox', { name: 'Keyword' })).toHaveCount(0);
    await search.find({ keyword: 'engineer', place: '' });
    expect(new URL(page.url()).searchParams.get('q')).toBe('engineer');
    await eventually(() => search.total()).toBeGreaterThan(0);
  });
});

test.describe('searching for jobs', () => {
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
});

const find = async (query: string) => (await (await callApi(`/jobs${query}`)).json()) as JobSearchResult;

/** A search without a hit that has similar jobs nearby, as visitors often make. */
async function findNearby() {
  const { data } = await find('?type=full-time&mode=on-site');
  for (const { places } of data) {
    const [place] = places;
    // With words what misses a limit follows instead.
    for (const type of ['internship', 'freelance', 'temporary', 'part-time']) {
      const query = `?${new URLSearchParams({ location: place?.city ?? '', type, mode: 'hybrid' })}`;
      const result = await find(query);
      if (result.nearby && result.relaxed.length > 1) return { query, place: place?.city ?? '', result };
    }
  }
  throw new Error('Every search has a hit.');
}

test.describe('what a search understands', () => {
  test('[I-8] mistyped words are mended, and the page says so', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=devloper');
    await expect(page.getByText('We read “devloper” as “developer”. Search for what I typed')).toBeVisible();
    await expect(search.form.getByLabel('Keyword')).toHaveValue('developer');
    await expect(search.chips.getByText('“developer”')).toBeVisible();
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=devloper');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical?.endsWith('/browse-job-filter-list?q=developer')).toBe(true);
    await eventually(() => search.total()).toBe((await find('?q=developer')).exact);
    expect(await findFaults(page)).toEqual([]);
  });

  test('[I-7] work in another language is found in English, and the page says so', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=Krankenschwester');
    await expect(page.getByText('Showing nurse for “Krankenschwester” too.')).toBeVisible();
    await expect(search.form.getByLabel('Keyword')).toHaveValue('Krankenschwester');
    await expect(search.jobs.first()).toContainText('Nurse');
    expect(await findFaults(page)).toEqual([]);
  });

  test('[I-7] what only mentions the words stands apart, one link away', async ({ page }) => {
    const { exact, others } = await find('?q=nurse');
    expect(others).toBeGreaterThan(0);
    const search = new SearchPage(page);
    await search.open('?q=nurse');
    await eventually(() => search.total()).toBe(exact);
    const more = page.getByRole('link', {
      name: /^Show [\d,]+ more jobs, only related to “nurse” or with it/,
    });
    await more.click();
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=nurse&wide=true');
    // The total was the same before: that the others are there tells that they have come.
    await expect(more).toHaveCount(0);
    await eventually(() => search.total()).toBe(exact);
    expect(await findFaults(page)).toEqual([]);
  });

  test('[I-8] without a hit the nearest jobs are shown, and what each filter keeps out', async ({ page }) => {
    const { query, place, result } = await findNearby();
    const { nearby, relaxed } = result;
    const search = new SearchPage(page);
    await search.open(query);
    await eventually(() => search.total()).toBe(0);
    const jobs = nearby?.total === 1 ? '1 job' : `${nearby?.total} jobs`;
    const section = page.getByRole('region', {
      name: `No such job in ${place}. ${jobs} within ${nearby?.radius} Km`,
    });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      nearby?.data.map(({ title }) => title) ?? [],
    );
    const ways = section.getByRole('list', { name: 'With a filter less' }).getByRole('listitem');
    await expect(ways).toHaveCount(relaxed.length);
    expect(await findFaults(page)).toEqual([]);
    const [most] = relaxed;
    await ways.first().getByRole('link').click();
    await eventually(() => search.total()).toBe(most?.total);

    await page.goBack();
    await eventually(() => search.total()).toBe(0);
    await section.getByRole('link', { name: /^(See all|Search within)/ }).click();
    await eventually(() => search.total()).toBe(nearby?.total);
  });
});

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
      // Recorded on the press, because Playwright scrolls to the element first.
      await page.evaluate(() => {
        const note = () => sessionStorage.setItem('left', String(scrollY));
        addEventListener('click', note, { capture: true, once: true });
      });
      const isAwake = await page.evaluate(() => document.documentElement.dataset['hydrated'] === 'true');
      await search.jobs.nth(20).press('Enter');
      await page.waitForURL('**/job-detail?*');
      const left = await page.evaluate(() => Number(sessionStorage.getItem('left')));
      expect(left).toBeGreaterThan(500);
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
      // So slow that a spinner has stood in the list's place.
      const release = await holdRequests(page, pageData);
      await page.goBack();
      // A page that nobody has touched comes back as a document.
      if (isAwake) await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
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
