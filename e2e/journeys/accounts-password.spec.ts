import { describe, expect } from 'vitest';
import { callApi, createCandidate, signIn } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { createCandidateWithPassword, passwordLinkOf } from '../fixtures/passwords.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { ChangePasswordPage } from '../pages/change-password-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage, SetPasswordPage } from '../pages/password-pages.ts';

const otherPassword = 'over the hills and far';
const isSignedIn = async (token: string) =>
  (await callApi('/get-auth-user', { headers: { authorization: `Bearer ${token}` } })).status === 200;

describe('changing the password', () => {
  test('[G-8] the form names what is missing, wrong or different', async ({ journey }) => {
    const { accessToken } = await createCandidateWithPassword();
    const change = new ChangePasswordPage(await journey.openPage({ token: accessToken }));
    await change.open();
    await change.changeButton.click();
    await eventually(() => change.errors.allTextContents()).toEqual([
      'Old password is required.',
      'New password is required.',
      'Confirm password is required',
    ]);
    await change.change('', otherPassword, 'something else');
    await eventually(() => change.errors.allTextContents()).toEqual([
      'Old password is required.',
      'Your passwords do not match.',
    ]);
    await change.newPassword.fill('something else');
    await eventually(() => change.errors.allTextContents()).toEqual(['Old password is required.']);
  });

  test('[G-8, B-13] a refusal is shown at its field and keeps what was typed', async ({ journey }) => {
    journey.expectStatus(400);
    const { accessToken, password } = await createCandidateWithPassword();
    const change = new ChangePasswordPage(await journey.openPage({ token: accessToken }));
    await change.open();
    await change.change('not the old one', otherPassword);
    await eventually(() => change.errors.allTextContents()).toEqual(['Your old password is not right.']);
    expect(await change.newPassword.inputValue()).toBe(otherPassword);
    await change.change(password, 'qwertyuiop');
    await eventually(() => change.errors.allTextContents()).toEqual([
      'This password is one of the most used ones. Please choose another.',
    ]);
  });

  test('[G-8, B-13, A-13, B-14] it signs the other devices out, which are told once and lead back', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const { fields, accessToken, password } = await createCandidateWithPassword();
    const elsewhere = await signIn({ email: fields.email, password });
    const other = new AppliedJobsPage(await journey.openPage({ token: elsewhere.accessToken }));
    await other.open();
    await other.heading.waitFor();

    const change = new ChangePasswordPage(await journey.openPage({ token: accessToken }));
    await change.open();
    await change.change(password, otherPassword);
    await change.toast('Password changed successfully').waitFor();
    for (const field of [change.oldPassword, change.newPassword, change.confirmPassword]) {
      await eventually(() => field.inputValue()).toBe('');
    }
    expect(await isSignedIn(accessToken)).toBe(true);
    await receiveMail(new URL(change.page.url()).origin, fields.email, /password was changed/);

    await other.sidebar.getByRole('link', { name: 'Applied Jobs' }).click();
    await other.sessionEnded.waitFor();
    await other.page.waitForURL('**/home');
    await other.sessionEnded.getByRole('link', { name: 'Sign in' }).click();
    const login = new LoginPage(other.page);
    await eventually(() => login.errors.allTextContents()).toEqual([
      'Your session has ended. Please sign in again.',
    ]);
    await login.logIn({ email: fields.email, password: otherPassword });
    await other.heading.waitFor();
    await other.page.reload();
    await other.heading.waitFor();
    expect(await other.sessionEnded.count()).toBe(0);
  });

  test('[G-8, B-10] an account without a password is mailed the link that sets one', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const change = new ChangePasswordPage(page);
    await change.open();
    await page.getByText('Your account has no password yet').waitFor();
    expect(await change.oldPassword.count()).toBe(0);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('status').filter({ hasText: fields.email }).waitFor();
    expect(await page.getByRole('button', { name: /^Send again in/ }).isDisabled()).toBe(true);

    const { links } = await receiveMail(new URL(page.url()).origin, fields.email, /^Set a new password/);
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(links.find((link) => link.includes('/set-password')) ?? '');
    await setPassword.setPassword(otherPassword);
    await page.waitForURL('**/home');
    // Without a reload: the record in the browser was read anew.
    await change.accountLink.click();
    await change.sidebar.getByRole('link', { name: 'Change Password' }).click();
    await change.oldPassword.waitFor();
  });
});

describe('a link that sets a password', () => {
  test('[B-10] one that was used leads to a new one, and that one works', async ({ page, journey }) => {
    journey.expectStatus(410);
    const { fields } = await createCandidate();
    const spent = await passwordLinkOf(fields.email);
    await new SetPasswordPage(page).openLink(spent);
    await new SetPasswordPage(page).setPassword(otherPassword);
    await new LoginPage(page).title.waitFor();

    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(spent);
    await setPassword.setPassword('yet another sentence');
    await setPassword.newLink.click();
    const forgot = new ForgotPasswordPage(page);
    await forgot.askFor(fields.email);
    await forgot.answer.waitFor();
    await eventually(() => passwordLinkOf(fields.email)).not.toBe(spent);
    await setPassword.openLink(await passwordLinkOf(fields.email));
    await setPassword.setPassword('yet another sentence');
    const login = new LoginPage(page);
    await login.title.waitFor();
    await login.logIn({ email: fields.email, password: 'yet another sentence' });
    await login.toast('Logged In').waitFor();
  });
});

describe('the field of a new password', () => {
  const link = '/set-password?token=0123456789abcdefghijklmnop';
  const strengthFile = '**/assets/judge-password-*.js';

  test('[B-13] says how hard it is to guess, and after a pause says it aloud', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const field = new SetPasswordPage(page);
    await field.openLink(link);
    expect(asked.some((url) => url.includes('judge-password'))).toBe(false);

    await field.newPassword.fill('password12');
    const spoken = page.getByRole('status').filter({ hasText: 'Password strength' });
    await eventually(() => spoken.textContent()).toBe(
      'Password strength: Too easy to guess. It is one of the most used passwords.',
    );
    expect(await findViolations(page)).toEqual([]);
    await field.newPassword.fill(otherPassword);
    await page.getByText('Strong.', { exact: true }).waitFor();
    await eventually(() => spoken.textContent()).toBe('Password strength: Strong.');
  });

  test('[B-13] is shown when asked to, without losing the place in it', async ({ page }) => {
    const field = new SetPasswordPage(page);
    await field.openLink(link);
    await field.newPassword.pressSequentially('over the');
    expect(await field.showButton.getAttribute('aria-pressed')).toBe('false');
    await field.showButton.click();
    expect(await field.newPassword.getAttribute('type')).toBe('text');
    expect(await field.showButton.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.type(' hills');
    expect(await field.newPassword.inputValue()).toBe('over the hills');
    await field.showButton.focus();
    await page.keyboard.press('Space');
    expect(await field.newPassword.getAttribute('type')).toBe('password');
  });

  test('[B-13] works without its strength when that cannot be loaded', async ({ page, journey }) => {
    journey.expectConsole(/judge-password|ERR_CONNECTION_RESET/);
    const { fields } = await createCandidate();
    await page.route(strengthFile, (route) => route.abort('connectionreset'));
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(await passwordLinkOf(fields.email));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('judge-password'));
    await setPassword.newPassword.focus();
    await refused;
    await setPassword.setPassword(otherPassword);
    await new LoginPage(page).title.waitFor();
    expect((await signIn({ email: fields.email, password: otherPassword })).user.id).toBeTruthy();
  });
});
