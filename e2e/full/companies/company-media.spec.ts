import { invite, joinCompany, registerConfirmedCompany } from '../../fixtures/companies.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyMediaSection } from '../../pages/company-media-section.ts';

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
