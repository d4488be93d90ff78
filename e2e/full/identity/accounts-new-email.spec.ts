import { receiveMail } from '../../fixtures/mail.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ConfirmEmailPage, LoginPage } from '../../pages/identity-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { ProfilePage } from '../../pages/profile-pages.ts';

async function confirmationLinkTo(email: string): Promise<string> {
  const { links } = await receiveMail(origin(), email, /^Confirm your/);
  return links.find((link) => new URL(link).pathname === '/confirm-email') ?? '';
}

test.describe('a new email address', () => {
  test('[G-2, B-10] waits for confirmation; then it signs the member in, and the old one gets a mail', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const { accessToken, fields, password } = await createCandidateWithPassword();
    const newEmail = `new.${fields.email}`;
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.currentPassword).toHaveCount(0);
    await profile.field('Email').fill(newEmail);
    await expect(profile.saveButton).toBeDisabled();
    await profile.currentPassword.fill(password);
    await profile.saveButton.click();
    await expect(profile.toast('User profile updated')).toBeVisible();
    await expect(profile.pendingEmail(newEmail)).toBeVisible();
    await expect(profile.field('Email')).toHaveValue(fields.email);
    await expect(profile.currentPassword).toHaveCount(0);
    await expect(profile.saveButton).toBeDisabled();
    await receiveMail(origin(), fields.email, /asked for/);

    // The member opens the link where they read the mail: in another browser, without being signed in.
    const mailReader = await journey.openPage();
    const confirm = new ConfirmEmailPage(mailReader);
    const opened = await confirm.openLink(await confirmationLinkTo(newEmail));
    expect(opened.headers()['cache-control']).toBe('no-store');
    await expect(mailReader.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await confirm.confirmButton.click();
    await expect(confirm.confirmed).toBeVisible();
    await receiveMail(origin(), fields.email, /was changed/);

    await reload(page);
    await expect(profile.field('Email')).toHaveValue(newEmail);
    await expect(profile.pendingEmail(newEmail)).toHaveCount(0);
    await mailReader.getByRole('link', { name: 'Sign in' }).click();
    const login = new LoginPage(mailReader);
    await login.logIn({ email: fields.email, password });
    await expect(login.toast(/Email or password is not right/)).toBeVisible();
    await login.logIn({ email: newEmail, password });
    await expect(login.toast('Logged In')).toBeVisible();
  });
});
