import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { callApi } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { SearchPage } from '../../pages/search-page.ts';

const find = async (query: string) => (await (await callApi(`/jobs${query}`)).json()) as JobSearchResult;

/** A search without a hit that has jobs of its kind not far away; whoever searches meets one sooner or later. */
async function findNearby() {
  const { data } = await find('?type=full-time&mode=on-site');
  for (const { places } of data) {
    const [place] = places;
    for (const q of ['nurse', 'engineer', 'manager', 'driver', 'teacher']) {
      const query = `?${new URLSearchParams({ q, location: place?.city ?? '', type: 'part-time' })}`;
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
    await expect(
      page.getByText('Showing results for “developer”. Nothing was found for “devloper”.'),
    ).toBeVisible();
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
      name: /^Show [\d,]+ more jobs that are only related to “nurse” or mention it/,
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
