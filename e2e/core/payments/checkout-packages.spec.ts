import { paths } from '@waymark/contract/paths';
import { createCandidate } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { shownPackages } from '../../fixtures/checkout.ts';
import { CheckoutPage } from '../../pages/checkout-sandbox-pages.ts';
import { PackagesPage } from '../../pages/packages-page.ts';

test.describe('the package list', () => {
  test('[D-1, D-2] the server sends the packages, and a member’s Select opens the checkout in a new tab, signed in there', async ({
    journey,
  }) => {
    const { accessToken, fields } = await createCandidate();
    const shown = await shownPackages();
    const [offer] = shown;
    const page = await journey.openPage({ token: accessToken });
    const packages = new PackagesPage(page);
    const response = await packages.open();
    const html = await response.text();
    expect(response.headers()['cache-control']).toContain('s-maxage');
    for (const { packageName, packageDescription } of shown) {
      expect(html).toContain(packageName.replace('&', '&amp;'));
      expect(html).toContain(packageDescription);
    }
    await expect(packages.accountLink).toBeVisible();
    const checkout = new CheckoutPage(await packages.select(offer?.packageName ?? ''));
    await expect(checkout.buyer.getByText(fields.email)).toBeVisible();
    await expect(checkout.page).toHaveURL(offer?.checkoutLink ?? '');
    await expect(packages.page).toHaveURL(paths.pricingDetails);
  });
});
