import { protectedPaths } from '@waymark/contract/paths';
import { callApi, createCandidate, demoAccount } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import { LoginPage, ForgotPasswordPage, SetPasswordPage } from '../../pages/identity-pages.ts';
import { goTo } from '../../pages/page-frame.ts';
import { HomePage } from '../../pages/site-pages.ts';

const pagesForMembers = ['/jobs-profile', '/jobs-applied-job', '/company-manage-job'];

test.describe('login', () => {
  test('[B-2, A-7] success stores the token, says so and leads home; login is closed then', async ({
    page,
  }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.logIn(demoAccount('candidate'));
    await expect(login.toast('Logged In')).toBeVisible();
    await page.waitForURL('**/home');
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/.{20,}/);
    await expect(login.accountLink).toBeVisible();
    for (const path of ['/login', '/register']) {
      await goTo(page, path);
      await page.waitForURL('**/home');
    }
  });

  test('[B-10, B-13] resetting a forgotten password ends the other sessions', async ({ page }) => {
    const { fields, accessToken } = await createCandidate();
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await forgot.askFor('nobody.at.all@example.org');
    await expect(forgot.answer).toBeVisible();
    const answer = await forgot.answer.innerText();
    await forgot.open();
    await forgot.askFor(fields.email);
    await expect(forgot.answer).toHaveText(answer);

    const { links } = await receiveMail(new URL(page.url()).origin, fields.email, /password/i);
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(links[0] ?? '');
    await setPassword.setPassword('over the hills and far');
    await page.waitForURL('**/home');
    await expect(setPassword.accountLink).toBeVisible();
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await callApi('/get-auth-user', { headers })).status).toBe(401);
    await setPassword.logoutButton.click();
    const login = new LoginPage(page);
    await login.logIn({ email: fields.email, password: 'over the hills and far' });
    await page.waitForURL('**/home');
  });

  test('[B-2, L-36] signing in from a public page leads back to it', async ({ page }) => {
    const login = new LoginPage(page);
    await goTo(page, '/about-us');
    await login.signInLink.click();
    await login.logIn(demoAccount('candidate'));
    await expect(login.accountLink).toBeVisible();
    await page.waitForURL('**/about-us');
  });
});

test.describe('the guard', () => {
  test('[A-6] every protected page sends a guest home', async ({ page, journey }) => {
    journey.expectStatus(401);
    for (const path of pagesForMembers) {
      await goTo(page, path);
      await page.waitForURL('**/home');
    }
    expect(pagesForMembers.every((path) => protectedPaths.includes(path))).toBe(true);
  });

  test('[A-12] logout clears the browser and ends the session on the server', async ({ journey }) => {
    // What the page was still asking for is refused.
    journey.expectStatus(401);
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const home = new HomePage(page);
    await home.open();
    // How pages look is the browser's own; whatever else is there is the person's.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('left-by-somebody', 'theirs');
    });
    await home.logoutButton.click();
    await page.waitForURL('**/login');
    await eventually(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
    const headers = { authorization: `Bearer ${accessToken}` };
    await eventually(async () => (await callApi('/get-auth-user', { headers })).status).toBe(401);
    await home.open();
    await expect(home.signInLink).toBeVisible();
  });

  test('[A-13] a session that is gone is forgotten, and the page reloads once after two seconds', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const applied = new AppliedJobsPage(page);
    await page.clock.install();
    await applied.open();
    await expect(applied.heading).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await callApi('/logout', { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } });

    let refusals = 0;
    let loads = 0;
    page.on('response', (response) => void (refusals += response.status() === 401 ? 1 : 0));
    page.on('load', () => (loads += 1));
    // Answers that say so, some of them while the reload is already waiting.
    await applied.sidebar.getByRole('link', { name: 'Applied Jobs' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => refusals).toBeGreaterThan(2);
    await eventually(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.clock.runFor(1_900);
    expect(loads).toBe(0);
    await page.clock.runFor(100);
    await eventually(() => loads).toBe(1);
    await page.clock.resume();
    await page.waitForURL('**/home');
    await expect(applied.signInLink).toBeVisible();
    expect(loads).toBe(1);
  });
});
