import { paths } from '@waymark/contract/paths';
import { acceptedCard } from '../../../apps/checkout-sandbox/src/card-rules.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { registerConfirmedCompany } from '../../fixtures/companies.ts';
import { publishPosting } from '../../fixtures/postings.ts';
import { headingOf, openStaffPage, staffLink } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CheckoutPage, TransactionsPage } from '../../pages/payments-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

test('[L-30] a plan of the board’s own is offered at home, paid with a coupon, and opens what waits', async ({
  page,
  journey,
}) => {
  const name = `Season ${process.pid}`;
  const desk = await openStaffPage(journey, paths.staffPlans);
  await expect(headingOf(desk, 'Plans')).toBeVisible();
  expect(await findViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Add a plan' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price', { exact: true }).fill('-1');
  await dialog.getByLabel('Days', { exact: true }).fill('90');
  await dialog.getByLabel('Open postings at once').fill('25');
  journey.expectStatus(400);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The price in cents is 0 or more.')).toBeVisible();
  await dialog.getByLabel('Price', { exact: true }).fill('79.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('$79.50');

  const code = `SEASON-${process.pid}`;
  await staffLink(desk, 'Coupons').click();
  await desk.getByRole('button', { name: 'Add a coupon' }).click();
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Percentage').fill('50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const coupon = desk.getByRole('row').filter({ hasText: code });
  await expect(coupon).toContainText('50 % off');
  expect(await findViolations(desk)).toEqual([]);

  await new HomePage(page).open();
  const plans = page.getByRole('region', { name: 'Membership plans' });
  await expect(plans.getByRole('listitem').filter({ hasText: name })).toContainText('$79.50');

  const owner = await registerConfirmedCompany();
  await publishPosting(owner, {});
  expect(await publishPosting(owner, {})).toMatchObject({ status: 'pending' });
  const office = await journey.openPage({ token: owner.accessToken });
  const transactions = new TransactionsPage(office);
  await transactions.open();
  const shown = office.waitForEvent('popup');
  await office.getByRole('button', { name: `Order ${name}` }).click();
  const checkout = new CheckoutPage(await shown);
  await expect(checkout.page.getByText('$79.50', { exact: true })).toBeVisible();
  await checkout.page.close();
  const order = transactions.row(`${name} plan`);
  await order.getByRole('button', { name: /^Coupon/ }).click();
  const asked = office.getByRole('dialog');
  await asked.getByLabel('Code').fill(code.toLowerCase());
  await asked.getByRole('button', { name: 'Use it' }).click();
  await expect(order).toContainText('$39.75');
  expect(await findViolations(office)).toEqual([]);

  const opened = office.waitForEvent('popup');
  await order.getByRole('button', { name: /^Pay now/ }).click();
  const discounted = new CheckoutPage(await opened);
  await expect(discounted.page.getByText('$39.75', { exact: true })).toBeVisible();
  await discounted.pay(acceptedCard);
  await expect(discounted.page.getByText('Thank you. Your order is paid')).toBeVisible();
  await expect(order).toContainText('Successfull', { timeout: 20_000 });
  await expect(transactions.plan(name)).toContainText('2 of the 25 active postings');
  await staffLink(desk, 'Plans').click();
  await desk.getByRole('button', { name: `Take off sale ${name}` }).click();
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('Off sale');
  await new HomePage(page).open();
  await expect(plans).not.toContainText(name);
});
