import { callApi, createCandidate } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { reload } from '../../pages/page-frame.ts';
import { ProfilePage } from '../../pages/profile-page.ts';

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

  test('[G-2] another person’s e-mail is refused; a free one is told to the old address', async ({
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
