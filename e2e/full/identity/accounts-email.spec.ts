import { callApi, createCandidate, signIn } from '../../fixtures/accounts.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AccountPage, ConfirmEmailPage, SetPasswordPage, UndoEmailPage } from '../../pages/identity-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { ProfilePage } from '../../pages/profile-pages.ts';

async function confirmationLinkTo(email: string): Promise<string> {
  const { links } = await receiveMail(origin(), email, /^Confirm your/);
  return links.find((link) => new URL(link).pathname === '/confirm-email') ?? '';
}

const isSignedIn = async (token: string) =>
  (await callApi('/get-auth-user', { headers: { authorization: `Bearer ${token}` } })).status === 200;

/** A separate company, so that the sign-in of no other test changes. */
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

test.describe('a new email address', () => {
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
    await expect(profile.pendingEmail(newEmail)).toBeVisible();
    const link = await confirmationLinkTo(newEmail);
    await page.getByRole('button', { name: 'Keep the current one' }).click();
    await expect(profile.toast(`Your email stays ${fields.email}`)).toBeVisible();
    await expect(profile.pendingEmail(newEmail)).toHaveCount(0);

    const confirm = new ConfirmEmailPage(page);
    await confirm.openLink(link);
    await expect(confirm.dead).toBeVisible();
    await expect(confirm.confirmButton).toHaveCount(0);
    await profile.open();
    await expect(profile.field('Email')).toHaveValue(fields.email);
  });
});

test.describe('the way back from a new address', () => {
  test('[B-10] restores the old address, signs everybody out and mails a link to a new password', async ({
    journey,
  }) => {
    journey.expectStatus(401, 410);
    const { accessToken, fields, password } = await createCandidateWithPassword();
    const newEmail = `thief.of.${fields.email}`;
    const thief = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(thief);
    await profile.open();
    await profile.field('Email').fill(newEmail);
    await profile.currentPassword.fill(password);
    await profile.saveButton.click();
    await expect(profile.pendingEmail(newEmail)).toBeVisible();
    const confirm = new ConfirmEmailPage(thief);
    await confirm.openLink(await confirmationLinkTo(newEmail));
    await confirm.confirmButton.click();
    await expect(confirm.confirmed).toBeVisible();

    const { links } = await receiveMail(origin(), fields.email, /was changed/);
    const reversalLink = links.find((link) => new URL(link).pathname === '/undo-email') ?? '';
    const page = await journey.openPage();
    const undo = new UndoEmailPage(page);
    const opened = await undo.openLink(reversalLink);
    expect(opened.headers()['cache-control']).toBe('no-store');
    // Opening it does nothing, as a mail scanner does.
    expect(await isSignedIn(accessToken)).toBe(true);
    await undo.takeBackButton.click();
    await expect(undo.takenBack).toContainText(fields.email);
    await expect(undo.takenBack).toBeFocused();
    expect(await isSignedIn(accessToken)).toBe(false);
    await expect(signIn({ email: newEmail, password })).rejects.toThrow(/401/);
    await expect(signIn({ email: fields.email, password })).rejects.toThrow(/401/);

    const restored = await receiveMail(origin(), fields.email, /is back at this address/);
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(
      restored.links.find((link) => new URL(link).pathname === '/set-password') ?? '',
    );
    await setPassword.setPassword('over the hills and far');
    await expect(setPassword.accountLink).toBeVisible();
    await signIn({ email: fields.email, password: 'over the hills and far' });

    const late = new UndoEmailPage(await journey.openPage());
    await late.openLink(reversalLink);
    await late.takeBackButton.click();
    await expect(late.dead).toBeFocused();
    await expect(late.takeBackButton).toHaveCount(0);
  });
});

test.describe('the details of an employer', () => {
  test('[A-10] are saved in the account, and a new address waits there', async ({ journey }) => {
    const email = `liv.berg.${crypto.randomUUID()}@example.org`;
    const password = 'a long walk in the hills';
    const token = await registerEmployer(email, password);
    const page = await journey.openPage({ token });
    const account = new AccountPage(page);
    await account.open();
    const field = (label: string) => account.detailsCard.getByLabel(label, { exact: true });
    const save = account.detailsCard.getByRole('button', { name: 'Save details' });
    await expect(field('Email')).toHaveValue(email);
    await expect(save).toBeDisabled();
    await field('First Name').fill('');
    await field('First Name').blur();
    await expect(account.detailsCard.getByText('First Name is required')).toBeVisible();
    await expect(save).toBeDisabled();

    await field('First Name').fill('Live');
    await field('Email').fill(`new.${email}`);
    await expect(save).toBeDisabled();
    await field('Current password').fill(password);
    await save.click();
    await expect(account.toast('Your details are saved')).toBeVisible();
    await expect(account.emailCard.getByText(`Confirm new.${email}`)).toBeVisible();
    await expect(field('Email')).toHaveValue(email);
    await expect(save).toBeDisabled();
    await reload(page);
    await expect(field('First Name')).toHaveValue('Live');
  });
});
