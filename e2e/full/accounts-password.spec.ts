import { createCandidate, signIn } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { createCandidateWithPassword, passwordLinkOf } from '../fixtures/passwords.ts';
import { origin } from '../fixtures/product.ts';
import { ChangePasswordPage } from '../pages/change-password-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage, SetPasswordPage } from '../pages/password-pages.ts';

const otherPassword = 'over the hills and far';

test.describe('changing the password', () => {
  test('[G-8, B-13] the form names what is missing, wrong, different or refused, and keeps what was typed', async ({
    journey,
  }) => {
    journey.expectStatus(400);
    const { accessToken, password } = await createCandidateWithPassword();
    const change = new ChangePasswordPage(await journey.openPage({ token: accessToken }));
    await change.open();
    await change.changeButton.click();
    await expect(change.errors).toHaveText([
      'Old password is required.',
      'New password is required.',
      'Confirm password is required',
    ]);
    await change.change('', otherPassword, 'something else');
    await expect(change.errors).toHaveText(['Old password is required.', 'Your passwords do not match.']);
    await change.newPassword.fill('something else');
    await expect(change.errors).toHaveText(['Old password is required.']);

    await change.change('not the old one', otherPassword);
    await expect(change.errors).toHaveText(['Your old password is not right.']);
    await expect(change.newPassword).toHaveValue(otherPassword);
    await change.change(password, 'qwertyuiop');
    await expect(change.errors).toHaveText([
      'This password is one of the most used ones. Please choose another.',
    ]);
  });

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
  test('[B-10] one that is dead says so before anything is typed', async ({ page, journey }) => {
    journey.expectStatus(410);
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(`/set-password?token=${'x'.repeat(43)}`);
    await expect(setPassword.dead).toBeFocused();
    await expect(setPassword.newPassword).toHaveCount(0);
    await setPassword.newLink.click();
    await expect(new ForgotPasswordPage(page).title).toBeVisible();
  });

  test('[B-10] one that was used leads to a new one, and that one works', async ({ page, journey }) => {
    journey.expectStatus(410);
    const { fields } = await createCandidate();
    const spent = await passwordLinkOf(fields.email);
    await new SetPasswordPage(page).openLink(spent);
    await new SetPasswordPage(page).setPassword(otherPassword);
    await expect(new LoginPage(page).title).toBeVisible();

    const setPassword = new SetPasswordPage(page);
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
    const login = new LoginPage(page);
    await expect(login.title).toBeVisible();
    await login.logIn({ email: fields.email, password: 'yet another sentence' });
    await expect(login.toast('Logged In')).toBeVisible();
  });
});

test.describe('the field of a new password', () => {
  const liveLink = async () => passwordLinkOf((await createCandidate()).fields.email);
  const strengthFile = '**/assets/rate-password-*.js';

  test('[B-13] says how hard it is to guess, aloud after a pause, and is shown when asked to', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const field = new SetPasswordPage(page);
    await field.openLink(await liveLink());
    expect(asked.some((url) => url.includes('rate-password'))).toBe(false);

    await field.newPassword.fill('password12');
    const spoken = page.getByRole('status').filter({ hasText: 'Password strength' });
    await expect(spoken).toHaveText(
      'Password strength: Too easy to guess. It is one of the most used passwords.',
    );
    expect(await findViolations(page)).toEqual([]);
    await field.newPassword.fill(otherPassword);
    await expect(page.getByText('Strong.', { exact: true })).toBeVisible();
    await expect(spoken).toHaveText('Password strength: Strong.');

    // The place in it is not lost.
    await field.newPassword.fill('');
    await field.newPassword.pressSequentially('over the');
    await expect(field.showButton).toHaveAttribute('aria-pressed', 'false');
    await field.showButton.click();
    await expect(field.newPassword).toHaveAttribute('type', 'text');
    await expect(field.showButton).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type(' hills');
    await expect(field.newPassword).toHaveValue('over the hills');
    await field.showButton.focus();
    await page.keyboard.press('Space');
    await expect(field.newPassword).toHaveAttribute('type', 'password');
  });

  test('[B-13] works without its strength when that cannot be loaded', async ({ page, journey }) => {
    journey.expectConsole(/rate-password|ERR_CONNECTION_RESET/);
    const { fields } = await createCandidate();
    await page.route(strengthFile, (route) => route.abort('connectionreset'));
    const setPassword = new SetPasswordPage(page);
    await setPassword.openLink(await passwordLinkOf(fields.email));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('rate-password'));
    await setPassword.newPassword.focus();
    await refused;
    await setPassword.setPassword(otherPassword);
    await expect(new LoginPage(page).title).toBeVisible();
    expect((await signIn({ email: fields.email, password: otherPassword })).user.id).toBeTruthy();
  });
});
