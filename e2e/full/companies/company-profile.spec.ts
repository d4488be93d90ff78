import { signInToDemo } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyProfilePage } from '../../pages/company-profile-page.ts';
import { ManageJobsPage } from '../../pages/manage-jobs-page.ts';

test.describe('the company profile', () => {
  test('[A-5, H-1] the avatar and the menu of the manage page lead there', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const manage = new ManageJobsPage(page);
    await manage.open();
    await expect(manage.heading).toBeVisible();
    const [first] = await manage.sidebar.getByRole('link').allTextContents();
    expect(first).toBe('Company Profile');
    await manage.sidebar.getByRole('link', { name: 'Company Profile' }).click();
    await expect(new CompanyProfilePage(page).heading).toBeVisible();
    await expect(manage.page).toHaveURL('/company-profile');
    await manage.sidebar.getByRole('link', { name: 'Manage jobs' }).click();
    await expect(manage.heading).toBeVisible();
    await manage.accountLink.click();
    await page.waitForURL('**/company-profile');
  });
});
