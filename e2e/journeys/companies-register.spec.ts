import { describe, expect } from 'vitest';
import { callApi, createCandidate } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { companyFields, confirmationLink, registerCompany } from '../fixtures/companies.ts';
import { eventually } from '../fixtures/eventually.ts';
import { CompanyRegisterPage } from '../pages/company-register-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';
import { RegisterPage } from '../pages/register-page.ts';

describe('registering a company', () => {
  test('[B-12, A-5] is found from the sign-up page, signs in, and leads to the jobs of the company', async ({
    page,
  }) => {
    const fields = companyFields();
    await new RegisterPage(page).open();
    await page.getByRole('link', { name: 'Register your company' }).click();
    const register = new CompanyRegisterPage(page);
    await register.title.waitFor();
    await register.fillIn(fields);
    await register.registerButton.click();
    await register.toast('Successfully registered!').waitFor();
    await page.waitForURL('**/company-manage-job');
    await new ManageJobsPage(page).heading.waitFor();
    await page.getByRole('complementary').getByText(fields.companyName).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/.{20,}/);
    expect(new URL(await confirmationLink(fields.email)).pathname).toBe('/confirm-email');
  });

  test('[B-12] says what is wrong with a field once it was left, and leads to the first wrong one', async ({
    page,
  }) => {
    const register = new CompanyRegisterPage(page);
    await register.open();
    await register.field('Website').fill('nowhere');
    expect(await register.errors.count()).toBe(0);
    await register.field('Website').blur();
    await eventually(() => register.errors.allTextContents()).toEqual([
      'Enter a valid website, for example https://company.example',
    ]);
    await register.field('Website').fill('harbour.example');
    await eventually(() => register.errors.count()).toBe(0);
    await register.registerButton.click();
    await eventually(() => register.errors.allTextContents()).toEqual([
      'Company name is required',
      'Country is required',
      'First name is required',
      'Last name is required',
      'Work email is required',
      'Phone is required',
      'New password is required.',
    ]);
    await eventually(() =>
      register.field('Company name').evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });

  test('[B-11, B-12] a taken e-mail keeps what was typed, and the way to sign in takes it along', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(409);
    const owner = await createCandidate();
    const register = new CompanyRegisterPage(page);
    const fields = companyFields({ email: owner.fields.email });
    await register.open();
    await register.fillIn(fields);
    await register.registerButton.click();
    await register.offeredSignIn.waitFor();
    expect(await register.field('Company name').inputValue()).toBe(fields.companyName);
    expect(await register.field('Country').inputValue()).toBe('Norway');
    expect(await register.field('Password').inputValue()).toBe(fields.password);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

    await register.offeredSignIn.click();
    const login = new LoginPage(page);
    await login.title.waitFor();
    await eventually(() => login.email.inputValue()).toBe(fields.email);
    await page.goBack();
    await register.title.waitFor();
  });

  test('[B-12] a colleague of a company that is here already is told to ask for an invitation', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(409);
    const { fields } = await registerCompany();
    const register = new CompanyRegisterPage(page);
    await register.open();
    await register.fillIn(companyFields({ companyName: fields.companyName, website: fields.website }));
    await register.registerButton.click();
    await register.errors
      .filter({ hasText: `${fields.companyName} is registered already. Ask a colleague to invite you.` })
      .first()
      .waitFor();
    await register.field('Website').fill('another-harbour.example');
    await register.field('Company name').fill(`${fields.companyName} West`);
    await register.registerButton.click();
    await page.waitForURL('**/company-manage-job');
  });

  test('[A-7, B-12] is for guests: whoever is signed in is sent home', async ({ journey }) => {
    const { accessToken } = await registerCompany();
    const page = await journey.openPage({ token: accessToken });
    await page.goto('/register-2');
    await page.waitForURL('**/home');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await callApi('/get-auth-user', { headers })).status).toBe(200);
  });
});
