import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { companyFields, confirmationLink } from '../../fixtures/companies.ts';
import { CompanyRegisterPage } from '../../pages/company-register-page.ts';
import { ManageJobsPage } from '../../pages/manage-jobs-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';

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
});
