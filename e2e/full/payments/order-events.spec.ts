import { loginCodeParameter } from '@waymark/contract/paths';
import { acceptedCard } from '../../../apps/checkout-sandbox/src/card-rules.ts';
import { createCandidate } from '../../fixtures/accounts.ts';
import { fetchLoginCode, shownPackages } from '../../fixtures/checkout.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';
import { CheckoutPage, PortalPage, Orders } from '../../pages/payments-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

const followPath = '/api/product/follow-career-services-orders';

test('[L-18, D-7, D-8] an order that is moved at the portal moves on two open tabs by itself', async ({
  journey,
}) => {
  test.slow();
  const { accessToken } = await createCandidate();
  const [offer] = await shownPackages();
  const name = offer?.packageName ?? '';
  const elsewhere = await journey.openPage();
  const address = new URL(offer?.checkoutLink ?? '');
  address.searchParams.set(loginCodeParameter, await fetchLoginCode(accessToken));
  await goTo(elsewhere, address.href);
  await new CheckoutPage(elsewhere).pay(acceptedCard);
  const portal = new PortalPage(elsewhere);
  await expect(portal.title).toBeVisible();

  const first = await journey.openPage({ token: accessToken });
  let connections = 0;
  first.context().on('request', (request) => {
    if (request.url().endsWith(followPath)) connections += 1;
  });
  const home = new Orders(first);
  await new HomePage(first).open();
  const followed = first.waitForRequest(`**${followPath}`);
  await expect.poll(() => home.reloadAndCount()).toBe(1);
  await followed;
  await expect(home.progressIn(home.details)).toHaveJSProperty('value', 0);
  const second = await first.context().newPage();
  const search = new Orders(second);
  await new SearchPage(second).open();
  await expect(search.progressIn(search.banner)).toHaveJSProperty('value', 0);

  // Nothing else may bring the news: not a reload, nor coming back to the window.
  for (const page of [first, second])
    await page.route('**/api/product/get-career-services-orders', (route) => route.abort());
  const asked = connections;
  await portal.move(name, 50);
  await expect(home.progressIn(home.details)).toHaveJSProperty('value', 50);
  await expect(search.progressIn(search.banner)).toHaveJSProperty('value', 50);
  expect(connections).toBe(asked);

  await first.close();
  await portal.move(name, 75);
  await expect(search.progressIn(search.banner)).toHaveJSProperty('value', 75);
  await portal.page.getByRole('button', { name: `Refund ${name}` }).click();
  await expect(search.banner).toContainText('Refunded');
});

test('[D-8] customer and writer talk at the portal, and a document is delivered', async ({ journey }) => {
  const { accessToken } = await createCandidate();
  const [offer] = await shownPackages();
  const page = await journey.openPage();
  const address = new URL(offer?.checkoutLink ?? '');
  address.searchParams.set(loginCodeParameter, await fetchLoginCode(accessToken));
  await goTo(page, address.href);
  await new CheckoutPage(page).pay(acceptedCard);
  const portal = new PortalPage(page);
  await portal.write('Please leave out my first job.');
  await portal.openDesk();
  await portal.write('I will.');
  await page
    .getByLabel(/^A document/)
    .setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Marta Vogel') });
  await page.getByRole('button', { name: /^Deliver/ }).click();
  expect(await findFaults(page)).toEqual([]);
  await portal.leaveDesk();
  await expect(page.getByText('I will.')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'resume.txt' }).click();
  expect((await downloading).suggestedFilename()).toBe('resume.txt');
});
