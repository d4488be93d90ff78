import type { CheckoutEvent, CheckoutSubscription } from '@waymark/contract/payments/billing';
import type { SubscriptionEventKind } from '@waymark/contract/payments/choices';
import type { Stripe } from 'stripe';
import { fromStripeAmount } from './amount-rules.ts';
import { isUuid, type PaymentChange } from './payment-rules.ts';

/** What an event of Stripe says of a subscription that began here. */
interface SubscriptionChange {
  kind: SubscriptionEventKind;
  /** Stripe's number of the invoice; undefined where the event is about no payment. */
  invoiceId: string | undefined;
  attempt: number;
  customerId: string;
  productId: string;
  item: string;
  reference: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  subscription: CheckoutSubscription;
}

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The change that an event is about; undefined for every other event and for subscriptions from elsewhere. */
export function readSubscriptionEvent(event: Stripe.Event): SubscriptionChange | undefined {
  switch (event.type) {
    case 'invoice.paid':
      return paidOf(event.data.object, event.created);
    case 'invoice.payment_failed': {
      const invoice = event.data.object;
      if (invoice.billing_reason !== 'subscription_cycle') return undefined;
      const next = invoice.next_payment_attempt;
      return ofInvoice('subscription.payment_failed', invoice, event.created, {
        nextTryAt: next === null ? null : momentOf(next),
      });
    }
    case 'customer.subscription.updated':
      return ofSubscription('subscription.updated', event.data.object, event.created);
    case 'customer.subscription.deleted':
      return ofSubscription('subscription.ended', event.data.object, event.created);
    default:
      return undefined;
  }
}

/** A period that is paid, or is on trial: Stripe writes an invoice over nothing then. */
export function paidOf(invoice: Stripe.Invoice, at: number): SubscriptionChange | undefined {
  const { billing_reason: reason, total } = invoice;
  if (reason === 'subscription_create') {
    return ofInvoice('subscription.started', invoice, at, { isTrial: total === 0 });
  }
  return reason === 'subscription_cycle' ? ofInvoice('subscription.renewed', invoice, at, {}) : undefined;
}

/** The subscription of an invoice that comes next; undefined where it is none of ours. */
export function subscriptionOf(invoice: Stripe.Invoice): string | undefined {
  const details = invoice.parent?.subscription_details;
  if (!details || !readMetadata(details.metadata)) return undefined;
  return typeof details.subscription === 'string' ? details.subscription : details.subscription.id;
}

function ofInvoice(
  kind: SubscriptionEventKind,
  invoice: Stripe.Invoice,
  at: number,
  facts: Partial<CheckoutSubscription>,
): SubscriptionChange | undefined {
  const id = subscriptionOf(invoice);
  const origin = readMetadata(invoice.parent?.subscription_details?.metadata ?? null);
  // Of several lines the one that goes on longest is the period.
  const period = invoice.lines.data.map((line) => line.period).toSorted((a, b) => b.end - a.end)[0];
  if (!id || !origin || !period) return undefined;
  const isPaid = kind === 'subscription.started' || kind === 'subscription.renewed';
  return {
    kind,
    ...origin,
    invoiceId: invoice.id ?? undefined,
    attempt: invoice.attempt_count,
    amount: fromStripeAmount(isPaid ? invoice.amount_paid : invoice.amount_due, invoice.currency),
    currency: invoice.currency.toUpperCase(),
    subscription: { ...plain, id, at: momentOf(at), ...spanOf(period.start, period.end), ...facts },
  };
}

const plain = { isTrial: false, cancelsAtPeriodEnd: false, nextTryAt: null, cardEndsOn: null } as const;
const spanOf = (start: number, end: number) => ({ periodStart: momentOf(start), periodEnd: momentOf(end) });

/** What a subscription says of itself, with facts that an event adds. */
export function ofSubscription(
  kind: SubscriptionEventKind,
  subscription: Stripe.Subscription,
  at: number,
  facts: Partial<CheckoutSubscription> = {},
): SubscriptionChange | undefined {
  const origin = readMetadata(subscription.metadata);
  const [item] = subscription.items.data;
  if (!origin || !item) return undefined;
  return {
    kind,
    ...origin,
    invoiceId: undefined,
    attempt: 0,
    amount: fromStripeAmount(item.price.unit_amount ?? 0, subscription.currency),
    currency: subscription.currency.toUpperCase(),
    subscription: {
      ...plain,
      id: subscription.id,
      at: momentOf(at),
      ...spanOf(item.current_period_start, item.current_period_end),
      cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      ...facts,
    },
  };
}

function readMetadata(metadata: Stripe.Metadata | null) {
  const { board_customer: customerId = '', board_product: productId = '' } = metadata ?? {};
  const { board_item: item = '', board_reference: reference = '' } = metadata ?? {};
  if (!isUuid(customerId) || productId === '' || reference === '') return undefined;
  return { customerId, productId, item, reference };
}

/** The report for the board. Its id is made of what it is about, so that the same report is never two. */
export function reportOfSubscription(
  change: SubscriptionChange,
  eventId: string,
  { paymentId, method }: { paymentId: string | undefined; method: string | undefined },
) {
  const { kind, invoiceId, attempt, customerId, productId, reference, amount, currency } = change;
  const event: CheckoutEvent = {
    type: kind,
    data: {
      orderId: paymentId ?? invoiceId ?? change.subscription.id,
      customerId,
      productId,
      reference,
      amount,
      currency,
      statusPercentage: 100,
      ...(method !== undefined && { paymentMethod: method }),
      subscription: change.subscription,
    },
  };
  const about = invoiceId === undefined ? eventId : `${invoiceId}_${attempt}`;
  return { id: `stripe_${about}_${kind.slice('subscription.'.length)}`, event };
}

/** A paid period as a payment that may be given back. */
export const paymentOf = (change: SubscriptionChange, paymentId: string): PaymentChange => ({
  kind: 'paid',
  paymentId,
  customerId: change.customerId,
  productId: change.productId,
  item: change.item,
  reference: change.reference,
  amount: change.amount,
  currency: change.currency,
});
