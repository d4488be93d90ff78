import { signInToDemo } from '../../fixtures/accounts.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TransactionsPage } from '../../pages/payments-pages.ts';

test.describe('the plan of a company', () => {
  test('[H-5, H-1] the demo employer finds a plan, receipts, a refund and an order to cancel', async ({
    journey,
  }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const transactions = new TransactionsPage(page);
    await transactions.open();
    await expect(transactions.plan('Professional')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Transactions' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Order ID',
      'Type',
      'Amount',
      'Date',
      'Payment Method',
      'Status',
      'Actions',
    ]);
    await expect(transactions.row('Refunded').getByRole('button', { name: /^Receipt/ })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await transactions
      .row('Extended plan')
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(transactions.toast(/The order of Extended is canceled/)).toBeVisible();
    await expect(transactions.row('Extended plan')).toContainText('Canceled');
  });
});
