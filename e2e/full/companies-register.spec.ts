import { callApi, createCandidate } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
import { companyFields, confirmationLink, registerCompany } from '../fixtures/companies.ts';
import { CompanyRegisterPage } from '../pages/company-register-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';
import { goTo } from '../pages/page-frame.ts';
import { RegisterPage } from '../pages/register-page.ts';

test.describe('registering a company', () => {
  test('[B-12, A-5] is found from the sign-up page, signs in, and leads to the jobs of the company', async ({
    page,
  }) => {
    const fields = companyFields();
    await new RegisterPage(page).open();
    await page.getByRole('link', { name: 'Register your company' }).click();
    const register = new CompanyRegisterPage(page);
    await expect(register.title).toBeVisible();
    await register.fillIn(fields);
    await register.registerButton.click();
    await expect(register.toast('Successfully registered!')).toBeVisible();
    await page.waitForURL('**/company-manage-job');
    await expect(new ManageJobsPage(page).heading).toBeVisible();
    await expect(page.getByRole('complementary').getByText(fields.companyName)).toBeVisible();
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/.{20,}/);
    expect(new URL(await confirmationLink(fields.email)).pathname).toBe('/confirm-email');
  });

  test('[B-12] says what is wrong with a field once it was left, and leads to the first wrong one', async ({
    page,
  }) => {
    const register = new CompanyRegisterPage(page);
    await register.open();
    await register.field('Website').fill('nowhere');
    await expect(register.errors).toHaveCount(0);
    await register.field('Website').blur();
    await expect(register.errors).toHaveText(['Enter a valid website, for example https://company.example']);
    await register.field('Website').fill('harbour.example');
    await expect(register.errors).toHaveCount(0);
    await register.registerButton.click();
    await expect(register.errors).toHaveText([
      'Company name is required',
      'Country is required',
      'First name is required',
      'Last name is required',
      'Work email is required',
      'Phone is required',
      'Password is required',
    ]);
    await expect(register.field('Company name')).toBeFocused();
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
    await expect(register.offeredSignIn).toBeVisible();
    await expect(register.field('Company name')).toHaveValue(fields.companyName);
    await expect(register.field('Country')).toHaveValue('Norway');
    await expect(register.field('Password')).toHaveValue(fields.password);
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

    await register.offeredSignIn.click();
    const login = new LoginPage(page);
    await expect(login.title).toBeVisible();
    await expect(login.email).toHaveValue(fields.email);
    await page.goBack();
    await expect(register.title).toBeVisible();
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
    await expect(
      register.errors
        .filter({ hasText: `${fields.companyName} is registered already. Ask a colleague to invite you.` })
        .first(),
    ).toBeVisible();
    await register.field('Website').fill('another-harbour.example');
    await register.field('Company name').fill(`${fields.companyName} West`);
    await register.registerButton.click();
    await page.waitForURL('**/company-manage-job');
  });

  test('[A-7, B-12] is for guests: whoever is signed in is sent home', async ({ journey }) => {
    const { accessToken } = await registerCompany();
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, '/register-2');
    await page.waitForURL('**/home');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await callApi('/get-auth-user', { headers })).status).toBe(200);
  });
});
