import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HomePage } from '../../pages/home-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { goTo, reload } from '../../pages/page-frame.ts';

test.describe('the guard', () => {
  test('[A-6] another spelling of a protected page is that page, and a guest reads why until it is closed', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(401);
    const redirect = await fetch(`${origin()}/Jobs-Profile/?tab=1`, { redirect: 'manual' });
    expect(redirect.headers.get('location')).toBe('/jobs-profile?tab=1');
    const home = new HomePage(page);
    await goTo(page, '/Jobs-Profile/?tab=1');
    await page.waitForURL('**/home');
    await expect(home.membersOnly).toBeVisible();
    await home.membersOnly.getByRole('link', { name: 'Sign in' }).click();
    const login = new LoginPage(page);
    await expect(login.title).toBeVisible();
    await page.goBack();
    await reload(page);
    await expect(home.membersOnly).toBeVisible();
    await home.membersOnly.getByRole('button', { name: 'Close' }).click();
    await expect(home.membersOnly).toHaveCount(0);
    await reload(page);
    await expect(home.signInLink).toBeVisible();
    await expect(home.membersOnly).toHaveCount(0);
  });
});
