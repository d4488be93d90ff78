import { describe, expect, inject } from 'vitest';
import { callApi, createCandidate, signIn } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { createCandidateWithPassword } from '../fixtures/passwords.ts';
import { AccountPage } from '../pages/account-page.ts';
import { ConfirmEmailPage } from '../pages/confirm-email-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

async function confirmationLinkTo(email: string): Promise<string> {
  const { links } = await receiveMail(inject('origin'), email, /^Confirm your/);
  return links.find((link) => new URL(link).pathname === '/confirm-email') ?? '';
}

/** A company of its own, so that nobody else's sign-in changes with it. */
async function registerEmployer(email: string, password: string): Promise<string> {
  const response = await callApi('/employer-signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      companyName: `Fjord & Sons ${crypto.randomUUID()}`,
      website: 'https://fjord.example',
      country: 'Norway',
      firstName: 'Liv',
      lastName: 'Berg',
      email,
      phone: '+47 22 00 00 00',
      password,
    }),
  });
  if (!response.ok) throw new Error(`The employer was not registered: ${await response.text()}`);
  return (await signIn({ email, password })).accessToken;
}

describe('a new e-mail address', () => {
  test('[G-2, B-10] waits for its confirmation; then one signs in with it, and the old one is told', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const { accessToken, fields, password } = await createCandidateWithPassword();
    const newEmail = `new.${fields.email}`;
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.field('Email').fill(newEmail);
    await profile.saveButton.click();
    await profile.toast('User profile updated').waitFor();
    await profile.pendingEmail(newEmail).waitFor();
    await eventually(() => profile.field('Email').inputValue()).toBe(fields.email);
    expect(await profile.saveButton.isDisabled()).toBe(true);
    await receiveMail(inject('origin'), fields.email, /asked for/);

    // The link is opened where the mail is read: in another browser, by somebody who is not signed in there.
    const mailReader = await journey.openPage();
    const confirm = new ConfirmEmailPage(mailReader);
    const opened = await confirm.openLink(await confirmationLinkTo(newEmail));
    expect(opened.headers()['cache-control']).toBe('no-store');
    expect(await mailReader.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
    await confirm.confirmButton.click();
    await confirm.confirmed.waitFor();
    await receiveMail(inject('origin'), fields.email, /was changed/);

    await page.reload();
    await eventually(() => profile.field('Email').inputValue()).toBe(newEmail);
    expect(await profile.pendingEmail(newEmail).count()).toBe(0);
    await mailReader.getByRole('link', { name: 'Sign in' }).click();
    const login = new LoginPage(mailReader);
    await login.logIn({ email: fields.email, password });
    await login.toast(/Email or password is not right/).waitFor();
    await login.logIn({ email: newEmail, password });
    await login.toast('Logged In').waitFor();
  });

  test('[G-2] is given up again by keeping the current one, and its link does nothing any more', async ({
    journey,
  }) => {
    journey.expectStatus(410);
    const { accessToken, fields } = await createCandidate();
    const newEmail = `changed.mind.${fields.email}`;
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.field('Email').fill(newEmail);
    await profile.saveButton.click();
    await profile.pendingEmail(newEmail).waitFor();
    const link = await confirmationLinkTo(newEmail);
    await page.getByRole('button', { name: 'Keep the current one' }).click();
    await profile.toast(`Your email stays ${fields.email}`).waitFor();
    await eventually(() => profile.pendingEmail(newEmail).count()).toBe(0);

    const confirm = new ConfirmEmailPage(page);
    await confirm.openLink(link);
    await confirm.confirmButton.click();
    await confirm.dead.waitFor();
    await page.reload();
    await profile.open();
    await eventually(() => profile.field('Email').inputValue()).toBe(fields.email);
  });

  test('[B-10] a spent link leads to the account, where a new one is asked for once a while', async ({
    journey,
  }) => {
    journey.expectStatus(410);
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const confirm = new ConfirmEmailPage(page);
    await confirm.openLink(`/confirm-email?token=${'x'.repeat(43)}`);
    await confirm.confirmButton.click();
    await confirm.dead.waitFor();
    await page.getByRole('link', { name: /new one/ }).click();

    const account = new AccountPage(page);
    await account.heading.waitFor();
    await account.emailCard.getByText('Not confirmed').waitFor();
    await account.emailCard.getByRole('button', { name: 'Send a confirmation link' }).click();
    await account.emailCard.getByRole('status').filter({ hasText: 'on its way' }).waitFor();
    expect(await account.emailCard.getByRole('button', { name: /^Send again in/ }).isDisabled()).toBe(true);

    const email = await account.emailCard.locator('strong').first().innerText();
    await confirm.openLink(await confirmationLinkTo(email));
    await confirm.confirmButton.click();
    await confirm.confirmed.waitFor();
    // Without a reload: the record in the browser was read anew.
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await account.emailCard.getByText('Confirmed', { exact: true }).waitFor();
  });

  test('[B-10] a link that was cut short says so before anything is pressed', async ({ page }) => {
    const confirm = new ConfirmEmailPage(page);
    await confirm.openLink('/confirm-email');
    await confirm.dead.waitFor();
    expect(await confirm.confirmButton.count()).toBe(0);
    await page.getByRole('link', { name: 'Sign in for a new one' }).click();
    await new LoginPage(page).title.waitFor();
  });
});

describe('the details of an employer', () => {
  test('[A-10] are saved in the account, and a new address waits there', async ({ journey }) => {
    const email = `liv.berg.${crypto.randomUUID()}@example.org`;
    const token = await registerEmployer(email, 'a long walk in the hills');
    const page = await journey.openPage({ token });
    const account = new AccountPage(page);
    await account.open();
    const field = (label: string) => account.detailsCard.getByLabel(label, { exact: true });
    const save = account.detailsCard.getByRole('button', { name: 'Save details' });
    await eventually(() => field('Email').inputValue()).toBe(email);
    expect(await save.isDisabled()).toBe(true);
    await field('First Name').fill('');
    await field('First Name').blur();
    await account.detailsCard.getByText('First Name is required').waitFor();
    expect(await save.isDisabled()).toBe(true);

    await field('First Name').fill('Live');
    await field('Email').fill(`new.${email}`);
    await save.click();
    await account.toast('Your details are saved').waitFor();
    await account.emailCard.getByText(`Confirm new.${email}`).waitFor();
    await eventually(() => field('Email').inputValue()).toBe(email);
    expect(await save.isDisabled()).toBe(true);
    await page.reload();
    await eventually(() => field('First Name').inputValue()).toBe('Live');
  });
});
