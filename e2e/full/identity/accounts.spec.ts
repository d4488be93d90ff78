import { paths } from '@waymark/contract/paths';
import { jpegBytes } from '../../../apps/server/src/testing/uploads.ts';
import { createCandidate, callApi, signInToDemo } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import type { ChosenFile } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { findFaults, wide } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { createCandidateWithPassword, passwordLinkOf } from '../../fixtures/passwords.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import {
  LoginPage,
  ChangePasswordPage,
  ForgotPasswordPage,
  SetPasswordPage,
} from '../../pages/identity-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';
import { ConsentSection, ProfilePage, PictureDialog } from '../../pages/profile-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

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

const choices = { allowedText: false, bestJobFirst: true, sendResumeToExpert: true };

async function openProfile(journey: Journey) {
  const { accessToken } = await createCandidate(choices);
  const profile = new ProfilePage(await journey.openPage({ token: accessToken }));
  await profile.open();
  const section = new ConsentSection(profile.page);
  await expect(section.choice('allowedText')).toBeVisible();
  return { profile, section, page: profile.page };
}

test.describe('what a candidate agrees to', () => {
  test('[B-5, G-2] is shown as it was chosen at sign-up, changed where it stands, and everybody can use it', async ({
    journey,
  }) => {
    const { profile, section, page } = await openProfile(journey);
    for (const [purpose, granted] of Object.entries(choices)) {
      const name = purpose as keyof typeof choices;
      await expect(section.choice(name), name).toBeChecked({ checked: granted });
      await expect(section.row(name)).toHaveText(
        granted ? /On since .+, chosen at sign-up/ : /Off since .+, chosen at sign-up/,
      );
    }
    await section.choice('allowedText').focus();
    await page.keyboard.press('Space');
    await expect(profile.toast('Your choice is saved')).toBeVisible();
    await expect(section.row('allowedText').getByText('chosen in your profile')).toBeVisible();
    await reload(page);
    await expect(section.choice('allowedText')).toBeChecked();
    await expect(section.choice('bestJobFirst')).toBeChecked();
    expect(await findFaults(page)).toEqual([]);
  });
});

test.describe('the profile', () => {
  test('[G-2, A-13] keeps what is typed when the session ends, until one has signed in again', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const { accessToken, fields, password } = await createCandidateWithPassword();
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.field('Job Title').fill('Head of Operations');
    await callApi('/logout', { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } });
    await profile.saveButton.click();
    await page.waitForURL('**/home');
    await profile.sessionEnded.getByRole('link', { name: 'Sign in' }).click();
    const login = new LoginPage(page);
    await login.logIn({ email: fields.email, password });

    await expect(profile.field('Job Title')).toHaveValue('Head of Operations');
    await expect(profile.restored).toBeVisible();
    await expect(page).toHaveURL('/jobs-profile');
    await profile.saveButton.click();
    await expect(profile.toast('User profile updated')).toBeVisible();
    await expect(profile.restored).toHaveCount(0);
    await reload(page);
    await expect(profile.field('Job Title')).toHaveValue('Head of Operations');
    await expect(profile.restored).toHaveCount(0);
  });

  test('[G-2] another person’s email is refused; the old address gets a mail about a free one', async ({
    journey,
  }) => {
    journey.expectStatus(409);
    const [other, own] = [await createCandidate(), await createCandidate()];
    const page = await journey.openPage({ token: own.accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.field('Email').fill(other.fields.email);
    await profile.saveButton.click();
    await expect(profile.field('Email')).toHaveAccessibleDescription(/already exists/);
    await expect(profile.field('Email')).toHaveValue(other.fields.email);

    await profile.field('Email').fill(`new.${own.fields.email}`);
    await profile.saveButton.click();
    await expect(profile.toast('User profile updated')).toBeVisible();
    await receiveMail(new URL(page.url()).origin, own.fields.email, /asked for/);
  });
});

/** Four coloured quarters, wider than high. */
const photo = async (): Promise<ChosenFile> => ({
  buffer: await jpegBytes(),
  name: 'me.jpg',
  mimeType: 'image/jpeg',
});

async function openDialog(journey: Journey): Promise<PictureDialog> {
  const { accessToken } = await createCandidate();
  const applied = new AppliedJobsPage(await journey.openPage({ token: accessToken }));
  await applied.open();
  const dialog = new PictureDialog(applied.page);
  await dialog.open();
  return dialog;
}

test.describe('one’s own picture', () => {
  test('[H-1] employers have their own beside their company’s name', async ({ journey }) => {
    const { accessToken, user } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, paths.companyManageJob);
    const dialog = new PictureDialog(page);
    await expect(dialog.sidebar.getByText(user.company?.name ?? 'no company')).toBeVisible();
    await dialog.open();
    await dialog.choose(await photo());
    await dialog.button('Save picture').click();
    await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
    await dialog.open();
    await dialog.button('Remove picture').click();
    await dialog.removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.initials('DO')).toBeVisible();
  });
});

test('[G-1] everybody can change their picture, in both themes and at both widths', async ({ journey }) => {
  const dialog = await openDialog(journey);
  const { page } = dialog;
  await dialog.button('Save picture').click();
  await expect(dialog.error).toBeVisible();
  const faults = (await findFaults(page)).map((fault) => `choice with an error at ${fault}`);
  await dialog.choose(await photo());
  faults.push(...(await findFaults(page)).map((fault) => `part to keep at ${fault}`));
  await dialog.button('Save picture').click();
  // Wide again: on a phone the way to it is in a sheet.
  await page.setViewportSize(wide);
  await eventually(async () => (await dialog.shownAddresses()).length).toBe(1);
  await dialog.open();
  await dialog.button('Remove picture').click();
  await expect(dialog.removal).toBeVisible();
  faults.push(...(await findFaults(page)).map((fault) => `removal at ${fault}`));
  expect(faults).toEqual([]);
});

const otherPassword = 'over the hills and far';

test.describe('changing the password', () => {
  test('[G-8, B-10] an account without a password is mailed the link that sets one', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const change = new ChangePasswordPage(page);
    await change.open();
    await expect(page.getByText('Your account has no password yet')).toBeVisible();
    await expect(change.oldPassword).toHaveCount(0);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('status').filter({ hasText: fields.email })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();

    const { links } = await receiveMail(new URL(page.url()).origin, fields.email, /^Set a new password/);
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(links.find((link) => link.includes('/set-password')) ?? '');
    await setPassword.setPassword(otherPassword);
    await page.waitForURL('**/home');
    await expect(page.getByRole('main')).toBeFocused();
    // No reload is needed: the page has fetched the record again.
    await change.accountLink.click();
    await change.sidebar.getByRole('link', { name: 'Change Password' }).click();
    await expect(change.oldPassword).toBeVisible();
  });
});

test.describe('a link that sets a password', () => {
  test('[B-10] one that was used leads to a new one, and that one works', async ({ page, journey }) => {
    // 401: what a page still asks for while one signs out of it.
    journey.expectStatus(410, 401);
    const { fields } = await createCandidate();
    const spent = await passwordLinkOf(fields.email);
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(spent);
    await setPassword.newPassword.fill('password12');
    await expect(page.getByText('Too easy to guess.', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await setPassword.setPassword(otherPassword);
    await expect(setPassword.accountLink).toBeVisible();
    await setPassword.logoutButton.click();
    await expect(new LoginPage(page).title).toBeVisible();

    await setPassword.openLink(spent);
    await expect(setPassword.dead).toBeVisible();
    await setPassword.newLink.click();
    const forgot = new ForgotPasswordPage(page);
    await forgot.askFor(fields.email);
    await expect(forgot.answer).toBeVisible();
    // Not the first mail, whose link has been blotted out since it was used.
    const { links } = await receiveMail(origin(), fields.email, /^Set a new password/);
    await setPassword.openLink(links.find((link) => link.includes('/set-password')) ?? '');
    await setPassword.setPassword('yet another sentence');
    await expect(setPassword.toast('Your password is set, and you are signed in.')).toBeVisible();
    await expect(setPassword.accountLink).toBeVisible();
  });
});
