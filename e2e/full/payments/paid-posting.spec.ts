import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { acceptedCard } from '../../../apps/checkout-sandbox/src/card-rules.ts';
import { registerConfirmedCompany } from '../../fixtures/companies.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { publishPosting } from '../../fixtures/postings.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ManageJobsPage, PostJobPage } from '../../pages/hiring-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';
import { CheckoutPage, TransactionsPage } from '../../pages/payments-pages.ts';

test('[H-5, H-3, D-8] a posting beyond the plan keeps its words, is paid for, goes live, and has a receipt', async ({
  journey,
}) => {
  const owner = await registerConfirmedCompany();
  expect(await publishPosting(owner, {})).toMatchObject({ status: 'active' });
  const title = `Second Keeper ${process.pid}`;
  const desk = await journey.openPage({ token: owner.accessToken });
  const form = new PostJobPage(desk);
  await form.open();
  await form.fillIn(title, 'Keep the second lamp.');
  await expect(form.saved).toBeVisible();
  await reload(desk);
  await expect(form.editor).toHaveText('Keep the second lamp.');
  await form.publishButton.click();
  await expect(desk.getByText(/Your job goes live as soon as its posting is paid for/)).toBeVisible();

  // Not paid yet: it waits, says for what, and its words can still be changed.
  await desk.getByRole('link', { name: 'Manage jobs', exact: true }).last().click();
  const manage = new ManageJobsPage(desk);
  const row = desk.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Waits for its payment')).toBeVisible();
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(form.editor).toHaveText('Keep the second lamp.');
  await form.editor.click();
  await desk.keyboard.press('ControlOrMeta+End');
  await desk.keyboard.type(' By night.');
  await expect(form.saved).toBeVisible();
  await form.publishButton.click();
  const opened = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: 'Pay for it' }).click();
  const checkout = new CheckoutPage(await opened);
  await expect(checkout.offer).toContainText(title);
  await checkout.pay(acceptedCard);
  await expect(checkout.page.getByText('Thank you. Your order is paid')).toBeVisible();
  await checkout.page.close();

  const told = await receiveMail(origin(), owner.fields.email, /^Your posting is live/);
  const seeker = new JobPage(await journey.openPage());
  await goTo(seeker.page, told.links[0] ?? '');
  await expect(seeker.title).toHaveText(title);
  await expect(seeker.page.getByText('Keep the second lamp. By night.')).toBeVisible();
  await manage.open();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  const transactions = new TransactionsPage(desk);
  await transactions.open();
  await expect(transactions.row(title)).toContainText('Successfull');
  const downloaded = desk.waitForEvent('download');
  await transactions
    .row(title)
    .getByRole('button', { name: /^Receipt/ })
    .click();
  const receipt = await PDFDocument.load(await readFile(await (await downloaded).path()));
  expect(receipt.getTitle()).toMatch(/^Receipt WM-\d{4}-\d{6}$/);
});
