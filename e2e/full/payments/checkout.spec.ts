import { paths } from '@waymark/contract/paths';
import { callApi, createCandidate, demoAccount, signInToDemo } from '../../fixtures/accounts.ts';
import { fetchLoginCode, shownPackages } from '../../fixtures/checkout.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/identity-pages.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { goTo, settled } from '../../pages/page-frame.ts';
import {
  CheckoutPage,
  PortalPage,
  OrderProcessingPage,
  Orders,
  PackagesPage,
} from '../../pages/payments-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('a package, from the list to the last per cent', () => {
  test('[D-6, D-7, D-8] a customer with an order reaches the portal from every page, signed in', async ({
    journey,
  }) => {
    const { accessToken } = await signInToDemo('candidate');
    const page = await journey.openPage({ token: accessToken });
    const orders = new Orders(page);
    await new HomePage(page).open();
    await expect(orders.details).toHaveCount(1);
    await expect(orders.progressIn(orders.details)).toHaveJSProperty('value', 60);
    const buttons = [orders.login, orders.details.getByRole('button', { name: /^View Order/ })];
    for (const button of buttons) {
      const portal = new PortalPage(await orders.openPortal(button));
      await expect(portal.title).toBeVisible();
      await eventually(() => portal.page.url()).not.toContain('code');
      await expect(portal.page.getByText('60 %', { exact: true }).first()).toBeVisible();
      await portal.page.close();
    }
    await new SearchPage(page).open();
    const portal = new PortalPage(
      await orders.openPortal(orders.banner.getByRole('button', { name: /^View Order/ })),
    );
    await expect(portal.title).toBeVisible();

    // What the page was still asking for is refused.
    journey.expectStatus(401);
    await orders.logoutButton.click();
    await page.waitForURL('**/login');
    await new HomePage(page).open();
    await expect(orders.signInLink).toBeVisible();
    await expect(orders.details).toHaveCount(0);
    await expect(orders.login).toHaveCount(0);
  });
});

test.describe('the handover', () => {
  test('[B-2, D-4] signing in with a package opens its checkout in a second window', async ({ page }) => {
    const [offer] = await shownPackages();
    const link = offer?.checkoutLink ?? '';
    const login = new LoginPage(page);
    await login.open(`?productCheckoutLink=${encodeURIComponent(link)}`);
    const opened = page.waitForEvent('popup');
    await login.logIn(demoAccount('candidate'));
    await expect(login.toast('Logged In')).toBeVisible();
    await page.waitForURL('**/home');
    const checkout = new CheckoutPage(await opened);
    await expect(checkout.buyer.getByText(demoAccount('candidate').email)).toBeVisible();
    await expect(checkout.page).toHaveURL(link);
  });

  test('[D-4, K-3] the checkout is opened half a second after it was found to be one', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const [offer] = await shownPackages();
    const page = await journey.openPage({ token: accessToken });
    await page.clock.install();
    const processing = new OrderProcessingPage(page);
    const answered = page.waitForResponse('**/api/get-checkout-link*');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const opening = processing.open(offer?.checkoutLink ?? '', await fetchLoginCode(accessToken));
    // The script begins behind the first paint, for which time has to go on.
    await page.waitForURL(`**${paths.orderProcessing}?*`, { waitUntil: 'load' });
    await page.clock.runFor(100);
    const response = await opening;
    expect(response.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect((await answered).request().url()).not.toMatch(/code=|autoLogin/);
    await expect(processing.processing).toBeVisible();
    await page.clock.runFor(499);
    await eventually(() => page.url()).toContain(paths.orderProcessing);
    const left = page.waitForURL(offer?.checkoutLink ?? '');
    await page.clock.runFor(1);
    await left;
    await expect(new CheckoutPage(page).buyer).toBeVisible();
    // The page with the code is no step back.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('[D-5, D-8] a stolen code does not work after it was used', async ({ page, journey }) => {
    journey.expectStatus(403);
    const { accessToken } = await createCandidate();
    const code = await fetchLoginCode(accessToken);
    const [offer] = await shownPackages();
    const address = `${offer?.checkoutLink}?code=${code}`;
    await goTo(page, address);
    await expect(new CheckoutPage(page).buyer).toBeVisible();
    const thief = await journey.openPage();
    await goTo(thief, address);
    await expect(thief.getByRole('heading', { name: 'This way in has closed' })).toBeVisible();
  });

  test('[D-8] an unsigned webhook creates no order', async () => {
    const { accessToken, user } = await createCandidate();
    const data = {
      orderId: 'forged',
      customerId: user.id,
      productId: 'career-package',
      amount: 44_900,
      currency: 'USD',
      statusPercentage: 100,
    };
    const forged = await callApi('/webhooks/checkout', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'forged',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
      },
      body: JSON.stringify({ type: 'order.paid', data }),
    });
    expect(forged.status).toBe(401);
    const headers = { authorization: `Bearer ${accessToken}` };
    const orders = await callApi('/product/get-career-services-orders', { headers });
    expect(await orders.json()).toEqual({ orders: [] });
  });
});

test.describe('everybody can use the pages, in both themes and at both widths', () => {
  test('[D-1, D-4, D-8] packages, handover, checkout and portal', async ({ journey }) => {
    const { accessToken } = await signInToDemo('candidate');
    const [offer] = await shownPackages();
    const page = await journey.openPage({ token: accessToken });
    const faults: string[] = [];
    const look = async () => faults.push(...(await findFaults(page)));
    await new PackagesPage(page).open();
    await settled(page);
    await look();
    await new OrderProcessingPage(page).openBare('');
    await settled(page);
    await look();
    await new HomePage(page).open();
    await expect(new Orders(page).details).toBeVisible();
    await look();
    await new SearchPage(page).open('?q=welder');
    await expect(new Orders(page).banner).toBeVisible();
    await look();
    journey.expectStatus(400);
    await goTo(page, `${offer?.checkoutLink}?code=${await fetchLoginCode(accessToken)}`);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByText('Enter the name on the card.')).toBeVisible();
    await look();
    await goTo(page, new URL('/portal', offer?.checkoutLink).href);
    await expect(new PortalPage(page).title).toBeVisible();
    await look();
    expect(faults).toEqual([]);
  });
});
