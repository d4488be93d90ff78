import { expect, test } from '../../fixtures/test.ts';
import { HomePage } from '../../pages/home-page.ts';
import { goTo } from '../../pages/page-frame.ts';

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
