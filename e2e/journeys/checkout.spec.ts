import { orderProcessingPath, paths, registerToBuyPath } from '@waymark/contract/paths';
import { describe, expect, inject } from 'vitest';
import { acceptedCard, declinedCard } from '../../apps/checkout-sandbox/src/card-rules.ts';
import { callApi, createCandidate, demoAccount, signInToDemo, signupFields } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { fetchLoginCode, shownPackages } from '../fixtures/checkout.ts';
import { eventually } from '../fixtures/eventually.ts';
import { findFaults } from '../fixtures/find-faults.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { CheckoutPage, PortalPage } from '../pages/checkout-sandbox-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { settled } from '../pages/page-frame.ts';
import { OrderProcessingPage } from '../pages/order-processing-page.ts';
import { Orders } from '../pages/orders.ts';
import { PackagesPage } from '../pages/packages-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { SearchPage } from '../pages/search-page.ts';

describe('a package, from the list to the last per cent', () => {
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
    await register.title.waitFor();
    expect(register.address()).toBe(registerToBuyPath(offer?.checkoutLink ?? ''));
    const fields = signupFields();
    await register.fillToLastStep(fields);
    const opened = page.waitForEvent('popup');
    await register.submit(await pdfResume('Marta Vogel'));
    await register.toast('Successfully registered!').waitFor();
    await page.waitForURL('**/home');

    const checkout = new CheckoutPage(await opened);
    await eventually(() => checkout.offer.textContent()).toBe(name);
    expect(checkout.page.url()).toBe(offer?.checkoutLink);
    expect(await checkout.buyer.textContent()).toContain(`${fields.firstName} ${fields.lastName}`);
    expect(await checkout.buyer.textContent()).toContain(fields.email);
    expect(await checkout.page.evaluate(() => window.opener)).toBeNull();
    journey.expectStatus(402);
    await checkout.pay(declinedCard);
    await checkout.failure.getByText('The card was declined').waitFor();
    await checkout.pay(acceptedCard);
    const portal = new PortalPage(checkout.page);
    await portal.page.getByText('Thank you. Your order is paid').waitFor();

    const orders = new Orders(page);
    await eventually(() => orders.reload()).toBe(1);
    expect(await orders.details.textContent()).toContain(name);
    expect(await orders.progressIn(orders.details)).toBe(0);

    await portal.move(name, 50);
    await new SearchPage(page).open();
    await orders.banner.getByText(`${name}, $249`).waitFor();
    await eventually(async () => {
      await page.reload();
      return orders.progressIn(orders.banner);
    }).toBe(50);
    expect(await orders.banner.textContent()).toContain('50 %');
  });

  test('[D-7] coming back to the window is enough to see that the work has moved on', async ({ journey }) => {
    const { accessToken } = await signInToDemo('candidate');
    const page = await journey.openPage({ token: accessToken });
    const orders = new Orders(page);
    await new SearchPage(page).open();
    await orders.banner.waitFor();
    const asked = page.waitForRequest('**/api/product/get-career-services-orders');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
  });

  test('[D-6, D-7, D-8] whoever has an order gets to the portal from everywhere, signed in', async ({
    journey,
  }) => {
    const { accessToken } = await signInToDemo('candidate');
    const page = await journey.openPage({ token: accessToken });
    const orders = new Orders(page);
    await new HomePage(page).open();
    await eventually(() => orders.details.count()).toBe(1);
    expect(await orders.progressIn(orders.details)).toBe(60);
    const buttons = [orders.login, orders.details.getByRole('button', { name: /^View Order/ })];
    for (const button of buttons) {
      const portal = new PortalPage(await orders.openPortal(button));
      await portal.title.waitFor();
      expect(portal.page.url()).not.toContain('code');
      await portal.page.getByText('60 %', { exact: true }).first().waitFor();
      await portal.page.close();
    }
    await new SearchPage(page).open();
    const portal = new PortalPage(
      await orders.openPortal(orders.banner.getByRole('button', { name: /^View Order/ })),
    );
    await portal.title.waitFor();

    await orders.logoutButton.click();
    await page.waitForURL('**/login');
    await new HomePage(page).open();
    await orders.signInLink.waitFor();
    expect(await orders.details.count()).toBe(0);
    expect(await orders.login.count()).toBe(0);
  });

  test('[D-6] whoever has none sees no login to career services', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const answered = page.waitForResponse('**/api/product/get-career-services-orders');
    const home = new HomePage(page);
    await home.open();
    await home.accountLink.waitFor();
    expect(await (await answered).json()).toEqual({ orders: [] });
    expect(await new Orders(page).login.count()).toBe(0);
  });
});

describe('the handover', () => {
  test('[B-2, D-4] signing in with a package opens its checkout in a second window', async ({ page }) => {
    const [offer] = await shownPackages();
    const link = offer?.checkoutLink ?? '';
    const login = new LoginPage(page);
    await login.open(`?productCheckoutLink=${encodeURIComponent(link)}`);
    const opened = page.waitForEvent('popup');
    await login.logIn(demoAccount('candidate'));
    await login.toast('Logged In').waitFor();
    await page.waitForURL('**/home');
    const checkout = new CheckoutPage(await opened);
    await checkout.buyer.getByText(demoAccount('candidate').email).waitFor();
    expect(checkout.page.url()).toBe(link);
  });

  test('[B-2] a failed sign-in closes the second window again', async ({ page, journey }) => {
    journey.expectStatus(401);
    const [offer] = await shownPackages();
    const login = new LoginPage(page);
    await login.open(`?productCheckoutLink=${encodeURIComponent(offer?.checkoutLink ?? '')}`);
    const opened = page.waitForEvent('popup');
    await login.logIn({ ...demoAccount('candidate'), password: 'not the password' });
    await login.toast(/Email or password is not right/).waitFor();
    const second = await opened;
    await eventually(() => second.isClosed()).toBe(true);
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
    const response = await processing.open(offer?.checkoutLink ?? '', await fetchLoginCode(accessToken));
    expect(response.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect((await answered).request().url()).not.toMatch(/code=|autoLogin/);
    await processing.processing.waitFor();
    await page.clock.runFor(499);
    expect(page.url()).toContain(paths.orderProcessing);
    const left = page.waitForURL(offer?.checkoutLink ?? '');
    await page.clock.runFor(1);
    await left;
    await new CheckoutPage(page).buyer.waitFor();
    // The page with the code is no step back.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test.for<[string, string]>([
    ['another origin', 'https://evil.example/buy'],
    ['another port', '<checkout>1/buy'],
    ['a script', 'javascript:document.title="taken"'],
    ['no scheme', '//evil.example/buy'],
    ['the product itself', '/home'],
    ['a host that only begins right', '<checkout>.evil.example/buy'],
    ['a user who looks like the host', '<checkout>@evil.example/buy'],
  ])('[D-4] a link to %s is refused, and the code goes nowhere', async ([, pattern], { journey }) => {
    const { accessToken } = await createCandidate();
    const [offer] = await shownPackages();
    const link = pattern.replace('<checkout>', new URL(offer?.checkoutLink ?? '').origin);
    const page = await journey.openPage({ token: accessToken });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const processing = new OrderProcessingPage(page);
    await processing.open(link, 'a-code-that-must-stay');
    await processing.sorry.waitFor();
    const leaks = asked.filter((url) => url.includes('a-code-that-must-stay'));
    expect(leaks).toEqual([page.url()]);
    expect(new URL(page.url()).origin).toBe(inject('origin'));
    await processing.homeLink.click();
    await page.waitForURL('**/home');
  });

  test.for(['', '?checkoutLink=https%3A%2F%2Fcheckout.example', '?code=abc', '?checkoutLink=&code=abc'])(
    '[D-4] "%s" is not enough',
    async (query, { journey }) => {
      const { accessToken } = await createCandidate();
      const page = await journey.openPage({ token: accessToken });
      const processing = new OrderProcessingPage(page);
      await processing.openBare(query);
      await processing.sorry.waitFor();
      expect(await processing.homeLink.getAttribute('href')).toBe(paths.home);
    },
  );

  test('[A-6, D-4] a guest is sent home, and no link is looked at', async ({ page, journey }) => {
    journey.expectStatus(401);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const [offer] = await shownPackages();
    await page.goto(orderProcessingPath(offer?.checkoutLink ?? '', 'some-code'));
    await page.waitForURL('**/home');
    expect(asked.filter((url) => url.includes('get-checkout-link'))).toEqual([]);
  });

  test('[D-5, D-8] a code that somebody has caught is worth nothing once it was used', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(403);
    const { accessToken } = await createCandidate();
    const code = await fetchLoginCode(accessToken);
    const [offer] = await shownPackages();
    const address = `${offer?.checkoutLink}?code=${code}`;
    await page.goto(address);
    await new CheckoutPage(page).buyer.waitFor();
    const thief = await journey.openPage();
    await thief.goto(address);
    await thief.getByRole('heading', { name: 'This way in has closed' }).waitFor();
  });

  test('[D-8] a webhook that nobody signed makes no order', async () => {
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

describe('everybody can use the pages, in both themes and at both widths', () => {
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
    await new Orders(page).details.waitFor();
    await look();
    await new SearchPage(page).open();
    await new Orders(page).banner.waitFor();
    await look();
    journey.expectStatus(400);
    await page.goto(`${offer?.checkoutLink}?code=${await fetchLoginCode(accessToken)}`);
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('Enter the name on the card.').waitFor();
    await look();
    await page.goto(new URL('/portal', offer?.checkoutLink).href);
    await new PortalPage(page).title.waitFor();
    await look();
    expect(faults).toEqual([]);
  });
});
