import assert from 'node:assert/strict';
import type { Subscription } from '@waymark/contract/payments/subscriptions';
import type { WebhookReceipt } from '@waymark/contract/payments/webhooks';
import { checkInvoice, invoicesOf, newestOf, order, payByCard, register, type Company } from './buyers.ts';
import { eventually, type Caller } from './caller.ts';
import type { Installation } from './installation.ts';
import { prices, type SoldPlans } from './operator.ts';

interface Renewing {
  company: Company;
  plan: string;
  /** Stripe's number of what renews. */
  stripeId: string;
}

const listOf = ({ caller }: Company) => caller.ask<Subscription[]>('GET', '/company/subscriptions');
const only = async (company: Company) => (await listOf(company))[0] ?? assert.fail('Nothing renews.');
const month = { net: 10_000, tax: 1900 } as const;

/** The newest invoice is one of a month, paid by card. */
async function checkMonth(company: Company, invoices: number): Promise<void> {
  await eventually(`invoice ${invoices}`, async () => (await invoicesOf(company)).length === invoices);
  const { number, state, total } = await newestOf(company);
  assert.deepEqual([state, total], ['paid', prices.monthly]);
  await checkInvoice(company, { number, ...month, words: ['Lotse', 'USt., 19 %', 'Visa ending in 4242'] });
}

export async function startRenewing(installation: Installation, { monthly }: SoldPlans): Promise<Renewing> {
  const company = await register(installation, 'german', 'Renewing');
  const stripeId = await payByCard(installation, company, await order(company, monthly));
  const { plan, amount, cancelAskedAt } = await only(company);
  assert.deepEqual([plan, amount, cancelAskedAt], [monthly, prices.monthly, null]);
  await checkMonth(company, 1);
  return { company, plan: monthly, stripeId };
}

export async function renewByNotice(
  { stripe }: Installation,
  { company, stripeId }: Renewing,
): Promise<void> {
  const { periodEnd } = await only(company);
  assert.equal(await stripe.renew(stripeId), prices.monthly);
  await checkMonth(company, 2);
  assert.ok((await only(company)).periodEnd > periodEnd, 'the paid period has not become longer');
}

/** The plan goes on while the bank is tried again. */
export async function failAndPay(
  { stripe }: Installation,
  { company, plan, stripeId }: Renewing,
): Promise<void> {
  await stripe.failToRenew(stripeId);
  await eventually('the failure', async () => (await only(company)).nextTryAt !== null);
  assert.equal((await company.caller.ask<{ plan: string }>('GET', '/company/plan')).plan, plan);
  assert.equal((await invoicesOf(company)).length, 2);
  await stripe.renew(stripeId);
  await checkMonth(company, 3);
  const { failedAt, nextTryAt } = await only(company);
  assert.deepEqual([failedAt, nextTryAt], [null, null]);
}

/** Stripe is told, and the plan stays for what is paid, also when Stripe says early that it is over there. */
export async function cancelToPeriodEnd(
  { stripe }: Installation,
  { company, plan, stripeId }: Renewing,
  staff: Caller,
): Promise<void> {
  const { id, periodEnd } = await only(company);
  await company.caller.call('POST', `/company/subscriptions/${id}/cancel`);
  await eventually('Stripe is told', async () => stripe.subscription(stripeId).cancelsAtPeriodEnd);
  await stripe.end(stripeId);
  await eventually('the end is reported', async () => {
    const receipts = await staff.list<WebhookReceipt>('/staff/webhooks');
    return receipts.some(({ kind, state }) => kind === 'subscription.ended' && state === 'acted');
  });
  const { cancelAskedAt } = await only(company);
  assert.notEqual(cancelAskedAt, null);
  const running = await company.caller.ask<{ plan: string; endsAt: string }>('GET', '/company/plan');
  assert.deepEqual([running.plan, running.endsAt], [plan, periodEnd]);
  assert.equal((await invoicesOf(company)).length, 3);
}
