import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
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
