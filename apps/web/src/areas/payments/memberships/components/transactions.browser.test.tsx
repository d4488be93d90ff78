import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { TransactionsTable } from './transactions.tsx';
import { PlanCard } from './plan-card.tsx';

const order: Transaction = {
  id: idOf(1),
  number: 10_001,
  kind: 'plan',
  item: 'Professional',
  amount: 2900,
  discount: 0,
  currency: 'USD',
  orderedAt: '2026-05-01T00:00:00.000Z',
  paymentMethod: '',
  status: 'pending',
  note: '',
  receiptNumber: null,
  invoiceNumber: null,
  waitingJobId: null,
};
const pay = () => Promise.resolve();
const table = (transaction: Transaction) => (
  <TransactionsTable transactions={[transaction]} mayPay mayPayByInvoice onPay={pay} />
);

test('[L-30] a code that is refused stays in its field; one that is right shows what is left to pay', async () => {
  const shown = await renderPart(table(order));
  await shown.getByRole('button', { name: 'Coupon for order 10001' }).click();
  api.answer('PUT /company/transactions/:orderId/coupon', () =>
    refuse('invalid_input', 'Please check it.', { fields: { code: 'This coupon is used up.' } }),
  );
  await page.getByLabelText('Code').fill('SPRING-26');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.element(page.getByText('This coupon is used up.')).toBeVisible();
  await expect.element(page.getByLabelText('Code')).toHaveValue('SPRING-26');
  api.answer('PUT /company/transactions/:orderId/coupon', { message: '$14.50 is left to pay.' });
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.element(page.getByText('$14.50 is left to pay.')).toBeVisible();
});

test('[L-30] an order that its coupon pays begins without the checkout', async () => {
  const shown = await renderPart(table({ ...order, amount: 0, discount: 2900 }));
  await expect.element(shown.getByRole('button', { name: 'Begin for order 10001' })).toBeVisible();
  await expect.element(shown.getByText('$29.00 off')).toBeVisible();
  expect(shown.getByRole('button', { name: /^Pay now/ }).elements()).toEqual([]);
});

test('[L-30] an order with an invoice waits for its money', async () => {
  const shown = await renderPart(table({ ...order, invoiceNumber: 'INV-2026-000001' }));
  await expect.element(shown.getByText('Invoice INV-2026-000001')).toBeVisible();
  expect(shown.getByRole('table').getByRole('button').elements()).toEqual([]);
});

test('[L-30] plans stand with their prices and the terms of a refund, before they are ordered', async () => {
  const plan: CompanyPlan = {
    plan: 'basic',
    name: 'Basic',
    endsAt: null,
    postings: 1,
    taken: 0,
    ended: null,
    closing: [],
    mayPayByInvoice: false,
    offers: [
      {
        key: 'season',
        kind: 'plan',
        name: 'Season',
        unit: '',
        amount: 7950,
        currency: 'EUR',
        days: 90,
        postings: 25,
        seats: 5,
        candidateSearch: true,
        featuredDays: 0,
        refundTerms: 'Within 14 days of the payment.',
        renewal: 'once',
        trialDays: 0,
      },
    ],
  };
  const shown = await renderPart(<PlanCard plan={plan} transactions={[]} mayPay onPay={pay} />);
  await expect
    .element(shown.getByText('79.50 EUR: 25 active postings at once, for 90 days, for 5 members.'))
    .toBeVisible();
  await expect.element(shown.getByText(/Within 14 days of the payment\./)).toBeVisible();
});
