import { paths } from '@waymark/contract/paths';
import { callApi } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { holdRequests, scripts } from '../../fixtures/held-requests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { openUnhydrated, goTo } from '../../pages/page-frame.ts';
import { HomePage, AboutPage } from '../../pages/site-pages.ts';

test.describe('what is typed before the script is there', () => {
  test('[I-1, I-8] has suggestions once they wake', async ({ page }) => {
    for (const path of [paths.browseJobFilterList, paths.home]) {
      const release = await holdRequests(page, scripts);
      await openUnhydrated(page, path);
      const search = new SearchPage(page);
      const keyword = search.form.getByLabel('Keyword');
      await keyword.pressSequentially('manag');
      release();
      await expect(search.suggestions.getByRole('option').first()).toContainText(/manag/i);
      await expect(keyword).toHaveValue('manag');
      await keyword.press('ArrowDown');
      await expect(search.suggestions.getByRole('option', { selected: true })).toHaveCount(1);
    }
  });
});

test.describe('the frame of the site', () => {
  test('[A-1] the root leads home', async ({ page }) => {
    const response = await goTo(page, '/');
    expect(response?.status()).toBe(200);
    await expect(new HomePage(page).page).toHaveURL('/home');
  });

  test('[A-14] an unknown address is a 404 that leads back', async ({ page, journey }) => {
    journey.expectStatus(404);
    const response = await goTo(page, '/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Error 404' })).toBeVisible();
    await expect(page.getByText('OOPS! Page Not Found')).toBeVisible();
    await expect(page).toHaveTitle(/Error 404/);
    await page.getByRole('link', { name: 'Back To Home' }).click();
    await page.waitForURL('**/home');
  });
});

test.describe('about us', () => {
  test('[J-4] says in figures what is stored, in three blocks what it does, and where companies register', async ({
    journey,
  }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const about = new AboutPage(page);
    await goTo(page, '/about-us');
    await expect(about.title).toHaveCount(1);
    // The cache serves a page from before a posting opened once more while it renders the new one.
    await eventually(async () => {
      const { total } = (await (await callApi('/jobs')).json()) as { total: number };
      await goTo(page, '/about-us');
      return (await about.figures.first().textContent()) === `${total.toLocaleString('en')} open jobs`;
    }).toBe(true);
    const [, companies = '', fields = ''] = await about.figures.allTextContents();
    expect(companies).toMatch(/^\d[\d,]* companies hiring$/);
    expect(fields).toMatch(/^\d+ fields of work$/);
    await expect(about.features.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(about.createAccount).toHaveAttribute('href', '/register-2');
  });
});
