import { signInToDemo } from '../../fixtures/accounts.ts';
import { invite, joinCompany, registerConfirmedCompany } from '../../fixtures/companies.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyProfilePage, CompanyMediaSection } from '../../pages/companies-pages.ts';
import { ManageJobsPage } from '../../pages/hiring-pages.ts';

test.describe('the company profile', () => {
  test('[A-5, H-1] the avatar and the menu of the manage page lead there', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const manage = new ManageJobsPage(page);
    await manage.open();
    await expect(manage.heading).toBeVisible();
    await manage.sidebar.getByRole('link', { name: 'Company Profile' }).click();
    await expect(new CompanyProfilePage(page).heading).toBeVisible();
    await expect(manage.page).toHaveURL('/company-profile');
    await manage.sidebar.getByRole('link', { name: 'Manage jobs' }).click();
    await expect(manage.heading).toBeVisible();
    await manage.accountLink.click();
    await manage.header.getByRole('link', { name: 'Company Profile' }).click();
    await page.waitForURL('**/company-profile');
  });
});

test.describe('logo and pictures of a company', () => {
  test('[A-10, H-2] are changed by no viewer, who sees the profile and nothing to press', async ({
    journey,
  }) => {
    const owner = await registerConfirmedCompany();
    const link = await invite(owner, `vera.${owner.fields.email}`, 'viewer');
    const { accessToken } = await joinCompany(link, { firstName: 'Vera', lastName: 'Voss' });
    const page = await journey.openPage({ token: accessToken });
    const media = new CompanyMediaSection(page);
    await media.open();
    await expect(page.getByText('You can look at everything here.')).toBeVisible();
    await expect(media.field('About the company', 'Company name')).toBeDisabled();
    await expect(media.logoCard).toHaveCount(0);
    await expect(media.picturesCard).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.locator('input:enabled, select:enabled, textarea:enabled')).toHaveCount(0);
    await expect(
      main.getByRole('button', { name: /save|add|remove|update|verify|show|check|move/i }),
    ).toHaveCount(0);
    await expect(media.sidebar.getByRole('link', { name: 'History' })).toHaveCount(0);
  });
});
