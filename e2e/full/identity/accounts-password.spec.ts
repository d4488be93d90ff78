import { callApi, signIn } from '../../fixtures/accounts.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import { ChangePasswordPage, LoginPage } from '../../pages/identity-pages.ts';
import { reload } from '../../pages/page-frame.ts';

const otherPassword = 'over the hills and far';
const isSignedIn = async (token: string) =>
  (await callApi('/get-auth-user', { headers: { authorization: `Bearer ${token}` } })).status === 200;

test.describe('changing the password', () => {
  test('[G-8, B-13, A-13, B-14] signs the other devices out, which show a message once and return', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const { fields, accessToken, password } = await createCandidateWithPassword();
    const elsewhere = await signIn({ email: fields.email, password });
    const other = new AppliedJobsPage(await journey.openPage({ token: elsewhere.accessToken }));
    await other.open();
    await expect(other.heading).toBeVisible();

    const change = new ChangePasswordPage(await journey.openPage({ token: accessToken }));
    await change.open();
    await change.change(password, otherPassword);
    await expect(change.toast('Password changed successfully')).toBeVisible();
    for (const field of [change.oldPassword, change.newPassword, change.confirmPassword]) {
      await expect(field).toHaveValue('');
    }
    expect(await isSignedIn(accessToken)).toBe(true);
    await receiveMail(new URL(change.page.url()).origin, fields.email, /password was changed/);

    await other.sidebar.getByRole('link', { name: 'Applied Jobs' }).click();
    await expect(other.sessionEnded).toBeVisible();
    await other.page.waitForURL('**/home');
    await other.sessionEnded.getByRole('link', { name: 'Sign in' }).click();
    const login = new LoginPage(other.page);
    await expect(login.errors).toHaveText(['Your session has ended. Please sign in again.']);
    await login.logIn({ email: fields.email, password: otherPassword });
    await expect(other.heading).toBeVisible();
    await reload(other.page);
    await expect(other.heading).toBeVisible();
    await expect(other.sessionEnded).toHaveCount(0);
  });
});
