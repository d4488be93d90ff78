import { paths, registerToBuyPath } from '@waymark/contract/paths';
import { acceptedCard, declinedCard } from '../../../apps/checkout-sandbox/src/card-rules.ts';
import { createCandidate, signupFields } from '../../fixtures/accounts.ts';
import { shownPackages } from '../../fixtures/checkout.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { RegisterPage } from '../../pages/identity-pages.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { CheckoutPage, PackagesPage, PortalPage, Orders } from '../../pages/payments-pages.ts';

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

test.describe('a package, from the list to the last per cent', () => {
  test('[D-1, D-2, B-9, D-4, D-8, D-7] a guest registers, pays, and the work moves on here as it does there', async ({
    page,
  }) => {
    const [, offer] = await shownPackages();
    const name = offer?.packageName ?? '';
    const packages = new PackagesPage(page);
    await packages.open();
    await packages.selectLink(name).click();
    const register = new RegisterPage(page);
    await expect(register.title).toBeVisible();
    await expect(register.page).toHaveURL(registerToBuyPath(offer?.checkoutLink ?? ''));
    const fields = signupFields();
    await register.fillToLastStep(fields);
    const opened = page.waitForEvent('popup');
    await register.submit(await pdfResume('Marta Vogel'));
    await expect(register.toast('Successfully registered!')).toBeVisible();
    await page.waitForURL('**/home');

    const checkout = new CheckoutPage(await opened);
    await expect(checkout.offer).toHaveText(name);
    await expect(checkout.page).toHaveURL(offer?.checkoutLink ?? '');
    await expect(checkout.buyer).toContainText(`${fields.firstName} ${fields.lastName}`);
    await expect(checkout.buyer).toContainText(fields.email);
    await eventually(() => checkout.page.evaluate(() => window.opener)).toBeNull();
    await checkout.pay(declinedCard);
    await expect(checkout.failure.getByText('The card was declined')).toBeVisible();
    await checkout.pay(acceptedCard);
    const portal = new PortalPage(checkout.page);
    await expect(portal.page.getByText('Thank you. Your order is paid')).toBeVisible();

    const orders = new Orders(page);
    await eventually(() => orders.reloadAndCount()).toBe(1);
    await expect(orders.details).toContainText(name);
    await expect(orders.progressIn(orders.details)).toHaveJSProperty('value', 0);

    await portal.move(name, 50);
    await new SearchPage(page).open();
    await expect(orders.banner.getByText(`${name}, $249`)).toBeVisible();
    await eventually(async () => {
      await reload(page);
      return orders.progressIn(orders.banner).evaluate((bar: HTMLProgressElement) => bar.value);
    }).toBe(50);
    await expect(orders.banner).toContainText('50 %');
  });
});
