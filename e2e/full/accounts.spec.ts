import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { origin } from '../fixtures/product.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { goTo, reload } from '../pages/page-frame.ts';

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

  test('[A-8] a check that gets no answer says so, signs nobody out and is made again', async ({
    journey,
  }) => {
    journey.expectConsole(/net::ERR_FAILED/);
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    let asked = 0;
    let isAway = true;
    await page.route('**/api/get-auth-user', (route) => {
      asked += 1;
      return isAway ? route.abort() : route.continue();
    });
    const applied = new AppliedJobsPage(page);
    await applied.open();
    await expect(applied.unanswered).toBeVisible();
    await applied.unanswered.getByRole('button', { name: 'Try now' }).click();
    await eventually(() => asked).toBeGreaterThan(1);
    await expect(page).toHaveURL('/jobs-applied-job');
    isAway = false;
    await expect(applied.heading).toBeVisible();
    await expect(applied.accountLink).toBeVisible();
    await expect(applied.unanswered).toHaveCount(0);
  });

  test('[A-8] a guest on a public page asks nothing of the API; a token does', async ({ page, journey }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      // Pictures lie beside it.
      if (request.resourceType() === 'image') return;
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
    });
    await new HomePage(page).open();
    await expect(new HomePage(page).signInLink).toBeVisible();
    expect(calls).toEqual([]);

    const { accessToken } = await createCandidate();
    const member = await journey.openPage({ token: accessToken });
    const asked = member.waitForRequest('**/api/get-auth-user');
    const home = new HomePage(member);
    await home.open();
    expect((await asked).headers()['authorization']).toBe(`Bearer ${accessToken}`);
    await expect(home.accountLink).toBeVisible();
  });

  test('[A-9] a modal that cannot be dismissed covers the wait for the check', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const release = await holdRequests(page, '**/api/get-auth-user');
    await goTo(page, '/jobs-profile');
    const modal = page.getByRole('dialog', { name: 'Loading...' });
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(modal).toBeVisible();
    release();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[A-10] an employer’s page tells a candidate where to go instead of showing nothing', async ({
    journey,
  }) => {
    journey.expectStatus(403);
    const { accessToken } = await signInToDemo('candidate');
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, '/company-manage-job');
    await expect(
      page
        .getByRole('main')
        .getByText(/employer/i)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  });
});
