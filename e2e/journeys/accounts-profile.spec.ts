import { describe, expect } from 'vitest';
import { createCandidate } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { ProfilePage } from '../pages/profile-page.ts';

describe('the profile', () => {
  test('[G-2] shows what was signed up with, and saves what is changed', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await eventually(() => profile.field('First Name').inputValue()).toBe(fields.firstName);
    expect(await profile.field('Desired Compensation').inputValue()).toBe(fields.desireCompensation);
    expect(await profile.saveButton.isDisabled()).toBe(true);

    await profile.field('Job Title').fill('Head of Operations');
    await profile.saveButton.click();
    await profile.toast('User profile updated').waitFor();
    await eventually(() => profile.saveButton.isDisabled()).toBe(true);
    await page.reload();
    await eventually(() => profile.field('Job Title').inputValue()).toBe('Head of Operations');
    await page.getByRole('main').getByText('Head of Operations').first().waitFor();
  });

  test('[G-2] cannot be saved while a field is wrong, and says which', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const profile = new ProfilePage(await journey.openPage({ token: accessToken }));
    await profile.open();
    await profile.field('Email').fill('nowhere');
    await profile.field('Phone').fill('');
    await profile.field('Phone').blur();
    await eventually(() => profile.errors.allTextContents()).toEqual([
      'Enter a valid email',
      'Phone is required',
    ]);
    expect(await profile.saveButton.isDisabled()).toBe(true);
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
    await profile.toast(/already exists/).waitFor();
    expect(await profile.field('Email').inputValue()).toBe(other.fields.email);

    await profile.field('Email').fill(`new.${own.fields.email}`);
    await profile.saveButton.click();
    await profile.toast('User profile updated').waitFor();
    await receiveMail(new URL(page.url()).origin, own.fields.email, /asked for/);
  });

  test('[G-1] the sidebar says who one is, leads around and logs out', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await page.getByRole('complementary').getByText(`${fields.firstName} ${fields.lastName}`).waitFor();
    await page.getByRole('complementary').getByText(fields.jobTitle).waitFor();
    await profile.sidebar.getByRole('link', { name: 'Applied Jobs' }).click();
    await page.getByRole('heading', { level: 1, name: '0 Jobs Found' }).waitFor();
    await profile.sidebar.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
