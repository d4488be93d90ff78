import { registerForPlanPath } from '@waymark/contract/paths';
import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { acceptedCard } from '../../../apps/checkout-sandbox/src/card-rules.ts';
import { demoAccount } from '../../fixtures/accounts.ts';
import { companyFields, confirmationLink } from '../../fixtures/companies.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyRegisterPage } from '../../pages/companies-pages.ts';
import { ConfirmEmailPage, LoginPage } from '../../pages/identity-pages.ts';
import { goTo } from '../../pages/page-frame.ts';
import { CheckoutPage, TransactionsPage } from '../../pages/payments-pages.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('the plan of a company', () => {
  test('[D-10, H-5, D-4, D-8] is kept from its button through registration and mail, paid, and has a receipt', async ({
    page,
    journey,
  }) => {
    await new HomePage(page).open();
    const plans = page.getByRole('region', { name: 'Membership plans' });
    await expect(plans.getByText('10 active postings at once, for 30 days.')).toBeVisible();
    await plans.getByRole('link', { name: 'Sign Up for Professional' }).click();
    const register = new CompanyRegisterPage(page);
    await expect(register.title).toBeVisible();
    await expect(page.getByText('You chose Professional')).toBeVisible();
    const fields = companyFields();
    await register.fillIn(fields);
    await register.registerButton.click();
    await page.waitForURL('**/company-transactions');
    const transactions = new TransactionsPage(page);
    await expect(transactions.plan('Basic')).toBeVisible();
    const order = transactions.row('Professional plan');
    await expect(order).toContainText('Pending');

    // Nothing is paid before the address is confirmed.
    journey.expectStatus(409);
    await order.getByRole('button', { name: /^Pay now/ }).click();
    await expect(transactions.toast(/Confirm your email address first/)).toBeVisible();
    const confirm = new ConfirmEmailPage(page);
    await confirm.openLink(await confirmationLink(fields.email));
    await confirm.confirmButton.click();
    await expect(confirm.confirmed).toBeVisible();

    await transactions.open();
    const opened = page.waitForEvent('popup');
    await order.getByRole('button', { name: /^Pay now/ }).click();
    const checkout = new CheckoutPage(await opened);
    await expect(checkout.offer).toHaveText('Professional plan');
    await expect(checkout.buyer).toContainText(fields.email);
    await checkout.pay(acceptedCard);
    await expect(checkout.page.getByText('Thank you. Your order is paid')).toBeVisible();
    await expect(checkout.page.getByRole('link', { name: 'Back to your transactions' })).toBeVisible();
    await checkout.page.close();

    await expect(order).toContainText('Successfull', { timeout: 20_000 });
    await expect(order).toContainText('Visa ending in 4242');
    await expect(transactions.plan('Professional')).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await order.getByRole('button', { name: /^Receipt/ }).click();
    const receipt = await downloaded;
    expect(receipt.suggestedFilename()).toMatch(/^WM-\d{4}-\d{6}\.pdf$/);
    const pdf = await PDFDocument.load(await readFile(await receipt.path()));
    expect(pdf.getTitle()).toBe(`Receipt ${receipt.suggestedFilename().replace('.pdf', '')}`);
  });

  test('[D-10, B-1] signing in with a plan in mind leads to its order', async ({ page }) => {
    await goTo(page, registerForPlanPath('extended'));
    await page.waitForURL('**/register-2?plan=extended');
    await page.getByRole('link', { name: 'Sign In' }).click();
    const login = new LoginPage(page);
    await login.logIn(demoAccount('employer'));
    await page.waitForURL('**/company-transactions?plan=extended');
    await expect(page.getByText('You chose Extended. It begins when it is paid.')).toBeVisible();
  });
});
