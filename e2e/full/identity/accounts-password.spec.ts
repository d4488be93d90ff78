import { createCandidate } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { passwordLinkOf } from '../../fixtures/passwords.ts';
import { origin } from '../../fixtures/product.ts';
import { ChangePasswordPage } from '../../pages/change-password-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ForgotPasswordPage, SetPasswordPage } from '../../pages/password-pages.ts';

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
    // Without a reload: the record in the browser was read anew.
    await change.accountLink.click();
    await change.sidebar.getByRole('link', { name: 'Change Password' }).click();
    await expect(change.oldPassword).toBeVisible();
  });
});

test.describe('a link that sets a password', () => {
  test('[B-10] one that was used leads to a new one, and that one works', async ({ page, journey }) => {
    journey.expectStatus(410);
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
