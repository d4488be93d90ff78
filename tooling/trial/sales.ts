import assert from 'node:assert/strict';
import type { StaffInvoice } from '@waymark/contract/payments/invoices';
import {
  buyers,
  checkInvoice,
  invoicesOf,
  newestOf,
  order,
  payByCard,
  register,
  statusOf,
  type Company,
  type BuyerKind,
} from './buyers.ts';
import { Caller, eventually } from './caller.ts';
import type { Installation } from './installation.ts';
import { prices, type SoldPlans } from './operator.ts';

interface Bought {
  company: Company;
  orderId: string;
  /** Stripe's number of the payment. */
  paymentId: string;
  invoice: string;
}

/** By card: an invoice of its own, paid already. */
export async function sellByCard(
  installation: Installation,
  { once }: SoldPlans,
  kind: BuyerKind,
): Promise<Bought> {
  const company = await register(installation, kind, `Card ${kind}`);
  const orderId = await order(company, once);
  const paymentId = await payByCard(installation, company, orderId);
  const { number, state, total } = await newestOf(company);
  const { net, tax, words } = buyers[kind];
  assert.deepEqual([state, total], ['paid', net + tax]);
  await checkInvoice(company, { number, net, tax, words: [...words, 'Paid: Visa ending in 4242'] });
  return { company, orderId, paymentId, invoice: number };
}

/** By invoice: nothing begins before staff say that the money is there. */
export async function sellByInvoice(
  installation: Installation,
  { once }: SoldPlans,
  { kind, staff }: { kind: BuyerKind; staff: Caller },
): Promise<Omit<Bought, 'paymentId'>> {
  const company = await register(installation, kind, `Invoiced ${kind}`);
  const { caller } = company;
  const orderId = await order(company, once);
  const { number } = await caller.ask<{ number: string }>(
    'POST',
    `/company/transactions/${orderId}/invoice`,
    {},
  );
  const { net, tax, words } = buyers[kind];
  const { state, payment } = await newestOf(company);
  assert.equal(state, 'open');
  assert.deepEqual(payment?.code?.split('\n').slice(4, 8), [
    'BYLADEM1001',
    'Hafenjobs GmbH',
    'DE02120300000000202051',
    `EUR${((net + tax) / 100).toFixed(2)}`,
  ]);
  const account = ['DE02 1203 0000 0000 2020 51', 'BYLADEM1001', `Hafenjobs ${number}`];
  await checkInvoice(company, { number, net, tax, words: [...words, ...account] });
  assert.equal(await planOf(caller), 'basic');
  await staff.call('POST', `/staff/invoices/${number}/paid`);
  assert.equal(await statusOf(company, orderId), 'paid');
  assert.equal(await planOf(caller), once);
  assert.equal((await newestOf(company)).state, 'paid');
  assert.equal(
    (await staff.send('POST', `/api/staff/invoices/${number}/paid`)).status,
    409,
    'it was paid twice',
  );
  return { company, orderId, invoice: number };
}

async function planOf(caller: Caller): Promise<string> {
  return (await caller.ask<{ plan: string }>('GET', '/company/plan')).plan;
}

/** A part of it: the plan goes on, and the credit note has its share of the tax. */
export async function takeBackPart(staff: Caller, { company, orderId, invoice }: Omit<Bought, 'paymentId'>) {
  const body = { reason: 'One of two months did not work.', amount: prices.once / 2 };
  await staff.call('POST', `/staff/invoices/${invoice}/credit`, body);
  const credit = (await invoicesOf(company)).find(({ other }) => other === invoice);
  assert.deepEqual([credit?.isCreditNote, credit?.total, credit?.tax], [true, -11_900, -1900]);
  await checkInvoice(company, { number: credit?.number ?? '', net: -10_000, tax: -1900, words: [invoice] });
  assert.equal(await statusOf(company, orderId), 'paid');
}

/** A part of it, at Stripe: the credit note comes by itself, once, and the plan goes on. */
export async function refundPartAtStripe(
  { stripe }: Installation,
  { company, orderId, paymentId, invoice }: Bought,
) {
  await stripe.refund(paymentId, prices.once / 2);
  await stripe.refund(paymentId, prices.once / 2);
  const creditsOf = async () => (await invoicesOf(company)).filter(({ isCreditNote }) => isCreditNote);
  await eventually('the credit note', async () => (await creditsOf()).length > 0);
  const credits = await creditsOf();
  assert.deepEqual(
    credits.map(({ other, total, tax }) => [other, total, tax]),
    [[invoice, -11_900, -1900]],
  );
  await checkInvoice(company, {
    number: credits[0]?.number ?? '',
    net: -10_000,
    tax: -1900,
    words: [invoice],
  });
  assert.equal(await statusOf(company, orderId), 'paid');
}

/** All of it, at Stripe: the credit note comes by itself, once, and the plan ends. */
export async function refundAtStripe(
  { stripe }: Installation,
  { company, orderId, paymentId, invoice }: Bought,
) {
  await stripe.refund(paymentId);
  await stripe.refund(paymentId);
  await eventually('the refund', async () => (await statusOf(company, orderId)) === 'refunded');
  const credits = (await invoicesOf(company)).filter(({ isCreditNote }) => isCreditNote);
  assert.deepEqual(
    credits.map(({ other, total }) => [other, total]),
    [[invoice, -20_000]],
  );
  assert.equal(await planOf(company.caller), 'basic');
}

/** Papers are for their company and for staff: not for a visitor, and not for another company, not even one that guesses. */
export async function refuseStrangers({ doors }: Installation, { company, invoice }: Bought, other: Company) {
  for (const form of ['pdf', 'xrechnung']) {
    const path = `/api/company/invoices/${invoice}/${form}`;
    assert.equal((await company.caller.send('GET', path)).status, 200);
    assert.equal((await other.caller.send('GET', path)).status, 404);
    assert.equal((await new Caller(doors).send('GET', path)).status, 401);
  }
  const paid = `/api/staff/invoices/${invoice}/paid`;
  assert.ok(
    [403, 404].includes((await other.caller.send('POST', paid)).status),
    'a company may mark invoices paid',
  );
}

/** A tax office asks for the numbers of a year: none is missing, and none is there twice. */
export async function checkNumbers(
  staff: Caller,
  { invoices, credits }: { invoices: number; credits: number },
) {
  const all = await staff.list<StaffInvoice>('/staff/invoices');
  const numbered = (prefix: string) =>
    all
      .map(({ number }) => number.split('-'))
      .filter(([given]) => given === prefix)
      .map(([, , number]) => Number(number))
      .toSorted((a, b) => a - b);
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  assert.deepEqual(numbered('RE'), upTo(invoices));
  assert.deepEqual(numbered('GS'), upTo(credits));
  assert.equal(all.length, invoices + credits);
}
