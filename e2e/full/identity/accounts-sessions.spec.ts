import { signIn } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import { AccountPage } from '../../pages/identity-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('the devices of an account', () => {
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
