import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import { AccountPage, LoginPage } from '../../pages/identity-pages.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.describe('the devices of an account', () => {
  test('[A-12, A-13] one browser signs another out, which shows this and starts as a guest', async ({
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
});
