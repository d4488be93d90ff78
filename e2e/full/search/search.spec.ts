import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/search-page.ts';

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
