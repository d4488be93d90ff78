import { signIn } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCandidateWithPassword } from '../fixtures/passwords.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.describe('the devices of an account', () => {
  test('[A-12, A-13] one browser signs another out, which is told so and starts as a guest', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const { fields, password, accessToken } = await createCandidateWithPassword();
    const other = await journey.openPage({ userAgent: phone });
    const login = new LoginPage(other);
    await login.open();
    await login.logIn({ email: fields.email, password });
    await expect(login.toast('Logged In')).toBeVisible();

    const account = new AccountPage(await journey.openPage({ token: accessToken }));
    await account.open();
    await expect(account.devices).toHaveCount(2);
    await expect(account.devices.first().getByText('This device')).toBeVisible();
    await expect(account.devices.first().getByRole('button')).toHaveCount(0);
    const onPhone = account.device(/iPhone/);
    await expect(onPhone.getByText(/Last used within the last hour/)).toBeVisible();
    await account.signOut(onPhone.getByRole('button', { name: /^Sign out/ }));
    await expect(account.devices).toHaveCount(1);
    await expect(account.device('This device')).toBeVisible();

    const applied = new AppliedJobsPage(other);
    await applied.open();
    await expect(applied.sessionEnded).toBeVisible();
    await expect(applied.signInLink).toBeVisible();
    await applied.sessionEnded.getByRole('button', { name: 'Close' }).click();
    await expect(applied.sessionEnded).toHaveCount(0);
  });

  test('[A-12] all others are signed out at once, after a question that can be refused', async ({
    journey,
  }) => {
    const { fields, password, accessToken } = await createCandidateWithPassword();
    await signIn({ email: fields.email, password });
    await signIn({ email: fields.email, password });
    const account = new AccountPage(await journey.openPage({ token: accessToken }));
    await account.open();
    await expect(account.devices).toHaveCount(3);
    const button = account.devicesCard.getByRole('button', { name: 'Sign out other devices' });
    await button.click();
    await account.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(account.devices).toHaveCount(3);
    await account.signOut(button);
    await expect(account.toast('Your other devices are signed out')).toBeVisible();
    await expect(account.devices).toHaveCount(1);
    await expect(button).toHaveCount(0);
  });

  test('[A-12, B-14] signing out everywhere ends at the login page, which says so', async ({ journey }) => {
    journey.expectStatus(401);
    const { fields, password, accessToken } = await createCandidateWithPassword();
    const elsewhere = await signIn({ email: fields.email, password });
    const page = await journey.openPage({ token: accessToken });
    const account = new AccountPage(page);
    await account.open();
    await account.signOut(account.devicesCard.getByRole('button', { name: 'Sign out everywhere' }));
    await page.waitForURL('**/login');
    await expect(
      page.getByRole('status').filter({ hasText: 'You are signed out on all your devices.' }),
    ).toBeVisible();
    await eventually(() => page.evaluate(() => localStorage.length)).toBe(0);

    const other = new HomePage(await journey.openPage({ token: elsewhere.accessToken }));
    await other.open();
    await expect(other.sessionEnded).toBeVisible();
    await expect(other.signInLink).toBeVisible();
  });

  test('[A-12, B-14] signing out in one tab signs out the next, which says so', async ({ journey }) => {
    // What the pages were still asking for is refused.
    journey.expectStatus(401);
    const { accessToken } = await createCandidateWithPassword();
    const page = await journey.openPage();
    const [home, neighbour] = [new HomePage(page), new AppliedJobsPage(await page.context().newPage())];
    await home.open();
    await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
    await home.open();
    await neighbour.open();
    await expect(neighbour.heading).toBeVisible();
    await home.logoutButton.click();
    await page.waitForURL('**/login');
    await neighbour.page.waitForURL('**/login');
    await expect(
      neighbour.page.getByRole('alert').filter({ hasText: 'signed out in another tab' }),
    ).toBeVisible();
  });
});
