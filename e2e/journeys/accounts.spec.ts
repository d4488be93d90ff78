import { describe, expect, inject } from 'vitest';
import { protectedPaths } from '@waymark/contract/paths';
import { callApi, createCandidate, demoAccount, signInToDemo } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { nextAddress } from '../fixtures/visitors.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage, SetPasswordPage } from '../pages/password-pages.ts';

const pagesForMembers = ['/jobs-profile', '/jobs-applied-job', '/company-manage-job'];

describe('login', () => {
  test('[B-1] the button waits for a valid form, errors for a submit attempt', async ({ page, journey }) => {
    journey.expectStatus(401);
    const login = new LoginPage(page);
    await login.open();
    expect(await login.loginButton.isDisabled()).toBe(true);
    await login.email.fill('nobody');
    await login.password.fill('whatever it was');
    await login.email.blur();
    expect(await login.loginButton.isDisabled()).toBe(true);
    expect(await login.errors.count()).toBe(0);

    await login.logIn({ email: 'nobody@example.org', password: 'whatever it was' });
    await login.toast(/Email or password is not right/).waitFor();
    await eventually(() => login.loginButton.isEnabled()).toBe(true);
    expect(await login.email.inputValue()).toBe('nobody@example.org');
    await login.email.fill('nobody');
    await eventually(() => login.errors.allTextContents()).toEqual(['Invalid email']);
    await login.email.fill('');
    await eventually(() => login.errors.allTextContents()).toEqual(['Email is Required']);
    await login.password.fill('');
    await eventually(() => login.errors.allTextContents()).toEqual([
      'Email is Required',
      'Password is Required',
    ]);
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
      status = (await fetch(`${inject('origin')}/api/login`, { method: 'POST', headers, body })).status;
    }
    await login.logIn(credentials);
    await login.errors.filter({ hasText: /try again in \d+ (seconds|minutes)/ }).waitFor();
    expect(await login.password.inputValue()).toBe(credentials.password);
  });

  test('[B-2, A-7] success stores the token, says so and leads home; login is closed then', async ({
    page,
  }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.logIn(demoAccount('candidate'));
    await login.toast('Logged In').waitFor();
    await page.waitForURL('**/home');
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/.{20,}/);
    await login.accountLink.waitFor();
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await page.waitForURL('**/home');
    }
  });

  test('[B-10, B-13] a forgotten password is set anew, which ends the other sessions', async ({ page }) => {
    const { fields, accessToken } = await createCandidate();
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await forgot.askFor('nobody.at.all@example.org');
    const answer = await forgot.answer.textContent();
    await forgot.open();
    await forgot.askFor(fields.email);
    expect(await forgot.answer.textContent()).toBe(answer);

    const { links } = await receiveMail(new URL(page.url()).origin, fields.email, /password/i);
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(links[0] ?? '');
    await setPassword.setPassword('over the hills and far');
    const login = new LoginPage(page);
    await login.title.waitFor();
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await callApi('/get-auth-user', { headers })).status).toBe(401);
    await login.logIn({ email: fields.email, password: 'over the hills and far' });
    await page.waitForURL('**/home');
  });
});

describe('the guard', () => {
  test('[A-6] every protected page sends a guest home', async ({ page, journey }) => {
    journey.expectStatus(401);
    for (const path of pagesForMembers) {
      await page.goto(path);
      await page.waitForURL('**/home');
    }
    expect(pagesForMembers.every((path) => protectedPaths.includes(path))).toBe(true);
  });

  test('[A-8] a guest on a public page asks nothing of the API; a token does', async ({ page, journey }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
    });
    await new HomePage(page).open();
    await new HomePage(page).signInLink.waitFor();
    expect(calls).toEqual([]);

    const { accessToken } = await createCandidate();
    const member = await journey.openPage({ token: accessToken });
    const asked = member.waitForRequest('**/api/get-auth-user');
    const home = new HomePage(member);
    await home.open();
    expect((await asked).headers()['authorization']).toBe(`Bearer ${accessToken}`);
    await home.accountLink.waitFor();
  });

  test('[A-9] a modal that cannot be dismissed covers the wait for the check', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const held = Promise.withResolvers<void>();
    await page.route('**/api/get-auth-user', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/jobs-profile');
    const modal = page.getByRole('dialog', { name: 'Loading...' });
    await modal.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await modal.isVisible()).toBe(true);
    held.resolve();
    await modal.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('[A-12] logout forgets everything here and ends the session there', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const home = new HomePage(page);
    await home.open();
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await home.logoutButton.click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const headers = { authorization: `Bearer ${accessToken}` };
    await eventually(async () => (await callApi('/get-auth-user', { headers })).status).toBe(401);
    await home.open();
    await home.signInLink.waitFor();
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
    await applied.heading.waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await callApi('/logout', { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } });

    let refusals = 0;
    let loads = 0;
    page.on('response', (response) => void (refusals += response.status() === 401 ? 1 : 0));
    page.on('load', () => (loads += 1));
    // Two answers that say so, the second while the reload is already waiting.
    await applied.sidebar.getByRole('link', { name: 'Applied Jobs' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => refusals).toBe(2);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.clock.runFor(1_900);
    expect(loads).toBe(0);
    await page.clock.runFor(100);
    await eventually(() => loads).toBe(1);
    await page.clock.resume();
    await page.waitForURL('**/home');
    await applied.signInLink.waitFor();
    expect(loads).toBe(1);
  });

  test('[A-10] an employer’s page tells a candidate where to go instead of showing nothing', async ({
    journey,
  }) => {
    journey.expectStatus(403);
    const { accessToken } = await signInToDemo('candidate');
    const page = await journey.openPage({ token: accessToken });
    await page.goto('/company-manage-job');
    await page
      .getByRole('main')
      .getByText(/employer/i)
      .first()
      .waitFor();
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  });
});
