import { protectedPaths } from '@waymark/contract/paths';
import { callApi, createCandidate, demoAccount, signInToDemo } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { origin } from '../fixtures/product.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { nextAddress } from '../fixtures/visitors.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { goTo, reload } from '../pages/page-frame.ts';
import { ForgotPasswordPage, SetPasswordPage } from '../pages/password-pages.ts';

const pagesForMembers = ['/jobs-profile', '/jobs-applied-job', '/company-manage-job'];

test.describe('login', () => {
  test('[B-1] the button waits for a valid form, errors for a submit attempt', async ({ page, journey }) => {
    journey.expectStatus(401);
    const login = new LoginPage(page);
    await login.open();
    await expect(login.loginButton).toBeDisabled();
    await login.email.fill('nobody');
    await login.password.fill('whatever it was');
    await login.email.blur();
    await expect(login.loginButton).toBeDisabled();
    await expect(login.errors).toHaveCount(0);

    await login.logIn({ email: 'nobody@example.org', password: 'whatever it was' });
    await expect(login.toast(/Email or password is not right/)).toBeVisible();
    await expect(login.loginButton).toBeEnabled();
    await expect(login.email).toHaveValue('nobody@example.org');
    await login.email.fill('nobody');
    await expect(login.errors).toHaveText(['Invalid email']);
    await login.email.fill('');
    await expect(login.errors).toHaveText(['Email is Required']);
    await login.password.fill('');
    await expect(login.errors).toHaveText(['Email is Required', 'Password is Required']);
  });

  test('[B-2] after too many wrong passwords the form says when to try again', async ({ journey }) => {
    journey.expectStatus(401, 429);
    const headers = { 'x-forwarded-for': nextAddress(), 'content-type': 'application/json' };
    const page = await journey.openPage({
      extraHTTPHeaders: { 'x-forwarded-for': headers['x-forwarded-for'] },
    });
    const credentials = { email: `guessed.${crypto.randomUUID()}@example.org`, password: 'whatever it was' };
    const login = new LoginPage(page);
    await login.open();
    const body = JSON.stringify(credentials);
    let status = 0;
    while (status !== 429) {
      status = (await fetch(`${origin()}/api/login`, { method: 'POST', headers, body })).status;
    }
    await login.logIn(credentials);
    await expect(login.errors.filter({ hasText: /try again in \d+ (seconds|minutes)/ })).toBeVisible();
    await expect(login.password).toHaveValue(credentials.password);
  });

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

  test('[B-10, B-13] a forgotten password is set anew, which ends the other sessions', async ({ page }) => {
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
    const login = new LoginPage(page);
    await expect(login.title).toBeVisible();
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await callApi('/get-auth-user', { headers })).status).toBe(401);
    await login.logIn({ email: fields.email, password: 'over the hills and far' });
    await page.waitForURL('**/home');
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

  test('[A-12] logout forgets whoever was here and ends the session there', async ({ journey }) => {
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
