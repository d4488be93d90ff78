import { randomUUID } from 'node:crypto';
import type { SubscriptionEventKind } from '@waymark/contract/payments/choices';
import type { SandboxSubscription } from './order-book.ts';
import { paidNow, type NewOrder, type Sandbox } from './sandbox.ts';

const dayMs = 86_400_000;
/** How often a payment that fails is tried, and the days between. */
const tries = 3;
const daysBetween = 3;

interface Begun {
  order: NewOrder & Required<Pick<NewOrder, 'currency' | 'reference' | 'paymentMethod'>>;
  interval: SandboxSubscription['interval'];
  trialDays: number;
}

/** Begins what renews: on trial, or with its first payment. The same order again is no second one. */
export async function beginSubscription(
  sandbox: Sandbox,
  { order, interval, trialDays }: Begun,
  now = new Date(),
): Promise<void> {
  const id = `sub_${order.id}`;
  if (sandbox.book.findSubscription(id)) return;
  const isTrial = trialDays > 0;
  const end = isTrial ? new Date(now.getTime() + trialDays * dayMs) : afterPeriod(now, interval);
  const { customerId, productId, packageName, amount, currency, reference, paymentMethod } = order;
  const begun: SandboxSubscription = {
    id,
    customerId,
    productId,
    packageName,
    amount,
    currency,
    reference,
    paymentMethod,
    interval,
    periodStart: now.toISOString(),
    periodEnd: end.toISOString(),
    isTrial,
    cancelsAtPeriodEnd: false,
    isEnded: false,
    failures: 0,
    next: null,
    wish: 0,
  };
  await charge(sandbox, begun, 'subscription.started', { ...order, amount: isTrial ? 0 : amount });
}

/** The end of the period comes: it is charged and goes on, or ends where that was asked. */
export async function renewSubscription(sandbox: Sandbox, known: SandboxSubscription): Promise<void> {
  if (known.isEnded) return;
  if (known.cancelsAtPeriodEnd) return endSubscription(sandbox, known);
  const start = new Date(known.periodEnd);
  const renewed = {
    ...known,
    ...known.next,
    next: null,
    isTrial: false,
    failures: 0,
    periodStart: known.periodEnd,
    periodEnd: afterPeriod(start, known.interval).toISOString(),
  };
  await charge(sandbox, renewed, 'subscription.renewed', {
    id: `order_${randomUUID()}`,
    amount: renewed.amount,
  });
}

/** Everything renews whose period is over by then. */
export async function passTime(sandbox: Sandbox, until: Date): Promise<void> {
  for (const { id } of sandbox.book.subscriptions) {
    for (;;) {
      const known = sandbox.book.findSubscription(id);
      if (!known || known.isEnded || new Date(known.periodEnd) > until) break;
      await renewSubscription(sandbox, known);
    }
  }
}

/** The payment of the next period fails; after the last try nothing more is tried. */
export async function failPayment(sandbox: Sandbox, known: SandboxSubscription): Promise<void> {
  if (known.isEnded || known.failures >= tries) return;
  const failures = known.failures + 1;
  const due = new Date(known.periodEnd);
  const nextTryAt = failures < tries ? new Date(due.getTime() + failures * daysBetween * dayMs) : null;
  await tell(sandbox, { ...known, failures }, 'subscription.payment_failed', {
    periodStart: known.periodEnd,
    periodEnd: afterPeriod(due, known.interval).toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  });
}

/** The card is good to the end of next month only. */
export function expireCard(sandbox: Sandbox, known: SandboxSubscription, now = new Date()): Promise<void> {
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0));
  return tell(sandbox, known, 'subscription.card_expiring', { cardEndsOn: last.toISOString().slice(0, 10) });
}

export async function endSubscription(sandbox: Sandbox, known: SandboxSubscription): Promise<void> {
  if (known.isEnded) return;
  await tell(sandbox, { ...known, isEnded: true }, 'subscription.ended');
}

/** Another card: what failed is tried with it at once. */
export async function changeCard(
  sandbox: Sandbox,
  known: SandboxSubscription,
  paymentMethod: string,
): Promise<void> {
  const changed = { ...known, paymentMethod };
  await sandbox.book.keepSubscription(changed);
  if (known.failures > 0) await renewSubscription(sandbox, changed);
}

export interface Wish {
  subscriptionId: string;
  wish: number;
  cancelsAtPeriodEnd: boolean;
  isEnded: boolean;
  next: { productId: string; name: string; amount: number };
}

/** Does what the product wishes; an older wish after a newer one is let be. False where nothing of this id renews. */
export async function takeWish(sandbox: Sandbox, wish: Wish): Promise<boolean> {
  const known = sandbox.book.findSubscription(wish.subscriptionId);
  if (!known) return false;
  if (wish.wish <= known.wish) return true;
  const { productId, name: packageName, amount } = wish.next;
  const isSame = productId === known.productId && amount === known.amount;
  const changed = {
    ...known,
    wish: wish.wish,
    cancelsAtPeriodEnd: wish.cancelsAtPeriodEnd,
    next: isSame ? null : { productId, packageName, amount },
  };
  await sandbox.book.keepSubscription(changed);
  if (wish.isEnded) await endSubscription(sandbox, changed);
  return true;
}

/** Notes a paid period as an order of its own, and reports it. */
async function charge(
  { book, outbox }: Sandbox,
  subscription: SandboxSubscription,
  type: SubscriptionEventKind,
  charged: Pick<NewOrder, 'id' | 'amount' | 'returnUrl'>,
): Promise<void> {
  await book.keepSubscription(subscription);
  const { customerId, productId, packageName, currency, reference, paymentMethod } = subscription;
  const ordered = { customerId, productId, packageName, currency, reference, paymentMethod };
  const paid = paidNow({ statusPercentage: 100, ...ordered, ...charged });
  const report = reportOf(type, subscription, { orderId: paid.id, amount: paid.amount });
  await book.record(paid, report);
  outbox.send(report);
}

async function tell(
  { book, outbox }: Sandbox,
  subscription: SandboxSubscription,
  type: SubscriptionEventKind,
  facts: Parameters<typeof reportOf>[3] = {},
): Promise<void> {
  const { id: orderId, amount } = subscription;
  const report = reportOf(type, subscription, { orderId, amount }, facts);
  await book.keepSubscription(subscription, report);
  outbox.send(report);
}

function reportOf(
  type: SubscriptionEventKind,
  subscription: SandboxSubscription,
  { orderId, amount }: { orderId: string; amount: number },
  facts: { periodStart?: string; periodEnd?: string; nextTryAt?: string | null; cardEndsOn?: string } = {},
) {
  const { id, customerId, productId, currency, reference, paymentMethod } = subscription;
  const { periodStart, periodEnd, isTrial, cancelsAtPeriodEnd } = subscription;
  const told = {
    id,
    at: new Date().toISOString(),
    periodStart,
    periodEnd,
    isTrial,
    cancelsAtPeriodEnd,
    nextTryAt: null,
    cardEndsOn: null,
    ...facts,
  };
  const data = {
    orderId,
    customerId,
    productId,
    amount,
    currency,
    statusPercentage: 100,
    reference,
    paymentMethod,
    subscription: told,
  };
  return { id: `msg_${randomUUID()}`, event: { type, data } };
}

/** A month or a year later, on the last day where the month is shorter. */
function afterPeriod(from: Date, interval: SandboxSubscription['interval']): Date {
  const months = interval === 'monthly' ? 1 : 12;
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth(), Math.min(from.getUTCDate(), last));
  return to;
}
