import { loginCodeParameter, paths } from '@waymark/contract/paths';
import { acceptedCard } from '../../../apps/checkout-sandbox/src/card-rules.ts';
import { callApi, createCandidate } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { fetchLoginCode, shownPackages } from '../../fixtures/checkout.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { headingOf, openStaffPage, staffLink } from '../../fixtures/staff-desk.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';
import { CheckoutPage, PortalPage } from '../../pages/payments-pages.ts';

/** Buys the first package that is shown, at the stand-in of the checkout. */
async function buy(journey: Journey, accessToken: string): Promise<string> {
  const [offer] = await shownPackages();
  const page = await journey.openPage();
  const address = new URL(offer?.checkoutLink ?? '');
  address.searchParams.set(loginCodeParameter, await fetchLoginCode(accessToken));
  await goTo(page, address.href);
  await new CheckoutPage(page).pay(acceptedCard);
  await expect(new PortalPage(page).title).toBeVisible();
  // The report travels from server to server.
  const headers = { authorization: `Bearer ${accessToken}` };
  await eventually(async () => {
    const answer = await callApi('/product/get-career-services-orders', { headers });
    return ((await answer.json()) as { orders: unknown[] }).orders.length;
  }).toBe(1);
  return offer?.packageName ?? '';
}

test('[J-5, D-8] an order is found with the report that made it, marked, and a refused report is replayed', async ({
  journey,
}) => {
  const { accessToken, fields } = await createCandidate();
  const item = await buy(journey, accessToken);
  const page = await openStaffPage(journey, paths.staffOrders);
  await expect(headingOf(page, 'Orders')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: fields.email });
  await page.getByRole('searchbox').fill(fields.email);
  await page.getByRole('searchbox').press('Enter');
  await row.getByRole('link', { name: item }).click();
  await expect(headingOf(page, item)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the checkout reported' })).toContainText('Acted upon');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Note a problem' }).click();
  await page.getByRole('dialog').getByLabel('What is wrong?').fill('She writes that she paid twice.');
  await page.getByRole('dialog').getByRole('button', { name: 'Note it' }).click();
  await expect(page.getByRole('alert')).toContainText('She writes that she paid twice.');
  await staffLink(page, 'Orders').click();
  await page.getByRole('link', { name: 'To look at' }).click();
  await row.getByRole('link', { name: item }).click();
  await page.getByRole('button', { name: 'Take the mark away' }).click();
  await expect(page.getByRole('button', { name: 'Mark as seen' })).toBeVisible();

  await staffLink(page, 'Overview').click();
  await page.getByRole('term').getByRole('link', { name: 'Checkout reports' }).click();
  const refused = page.getByRole('row').filter({ hasText: 'There is no package of this productId.' });
  await refused.getByRole('link').click();
  expect(await findViolations(page)).toEqual([]);
  for (const said of ['Acted upon.', 'Nothing had to change']) {
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  }
  const changes = page.getByRole('region', { name: 'What it changed' });
  await expect(changes).toContainText('0 %');
  await page
    .getByRole('region', { name: 'About the report' })
    .getByRole('link', { name: 'CS-20418' })
    .click();
  await expect(headingOf(page, 'Complete Career Package')).toBeVisible();
});
