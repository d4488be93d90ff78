import { registerToBuyPath } from '@waymark/contract/paths';
import { acceptedCard, declinedCard } from '../../../apps/checkout-sandbox/src/card-rules.ts';
import { signupFields } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { shownPackages } from '../../fixtures/checkout.ts';
import { pdfResume } from '../../fixtures/pdf.ts';
import { CheckoutPage, PortalPage } from '../../pages/checkout-sandbox-pages.ts';
import { Orders } from '../../pages/orders.ts';
import { PackagesPage } from '../../pages/packages-page.ts';
import { reload } from '../../pages/page-frame.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { SearchPage } from '../../pages/search-page.ts';

test.describe('a package, from the list to the last per cent', () => {
  test('[D-1, D-2, B-9, D-4, D-8, D-7] a guest registers, pays, and the work moves on here as it does there', async ({
    page,
    journey,
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
    journey.expectStatus(402);
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
