import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type { Stripe } from 'stripe';
import { fromStripeAmount } from './amount-rules.ts';

/** The board's metadata at Stripe: on the session, the payment and its charge. */
export interface BoardMetadata {
  board_customer: string;
  board_product: string;
  board_item: string;
  /** Absent for a package, which is not ordered before it is paid. */
  board_reference?: string;
}

/** A payment that has arrived, or was given back. */
export interface PaymentChange {
  kind: 'paid' | 'refunded';
  /** Stripe's number of the payment. */
  paymentId: string;
  customerId: string;
  productId: string;
  item: string;
  reference: string | undefined;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  /** What was given back so far in all; undefined where it is everything. */
  refundedAmount?: number | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isUuid = (text: string) => uuid.test(text);

/**
 * The change that an event of Stripe is about; undefined for every other event and for payments that do not come from
 * here. A delayed payment is not paid yet when its session is complete: an event of its own says so later, or that it
 * failed, of which the board hears nothing: the order still waits for its payment.
 */
export function readStripeEvent(event: Stripe.Event): PaymentChange | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      if (session.payment_status !== 'paid') return undefined;
      return changeOf('paid', session.metadata, {
        payment: session.payment_intent,
        amount: session.amount_total,
        currency: session.currency,
      });
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      const refund = findRefund(event);
      const change = changeOf('refunded', charge.metadata, {
        payment: charge.payment_intent,
        amount: charge.amount,
        currency: charge.currency,
      });
      return change && refund && { ...change, refundedAmount: refund.refundedAmount };
    }
    default:
      return undefined;
  }
}

interface Charged {
  payment: string | { id: string } | null;
  amount: number | null;
  currency: string | null;
}

function changeOf(
  kind: PaymentChange['kind'],
  metadata: Stripe.Metadata | null,
  { payment, amount, currency }: Charged,
): PaymentChange | undefined {
  const { board_customer: customerId = '', board_product: productId, board_item: item = '' } = metadata ?? {};
  const paymentId = typeof payment === 'string' ? payment : payment?.id;
  if (!paymentId || !isUuid(customerId) || !productId || amount === null || currency === null)
    return undefined;
  const reference = metadata?.['board_reference'];
  return {
    kind,
    paymentId,
    customerId,
    productId,
    item,
    reference,
    amount: fromStripeAmount(amount, currency),
    currency: currency.toUpperCase(),
  };
}

interface Refund {
  paymentId: string;
  refundedAmount: number | undefined;
}

/** The payment that an event has given back, or a part of; undefined for every other event. */
export function findRefund(event: Stripe.Event): Refund | undefined {
  if (event.type !== 'charge.refunded') return undefined;
  const { payment_intent: payment, refunded, amount_refunded: amount, currency } = event.data.object;
  const paymentId = typeof payment === 'string' ? payment : payment?.id;
  if (!paymentId || (!refunded && !(amount > 0))) return undefined;
  return { paymentId, refundedAmount: refunded ? undefined : fromStripeAmount(amount, currency) };
}

/** The report for the board. Its id is made of the payment and the part, so that the same report is never two. */
export function reportOf(change: PaymentChange, paymentMethod: string | undefined) {
  const { kind, paymentId, customerId, productId, reference, amount, currency, refundedAmount } = change;
  const event: CheckoutEvent = {
    type: kind === 'paid' ? 'order.paid' : 'order.refunded',
    data: {
      orderId: paymentId,
      customerId,
      productId,
      amount,
      currency,
      // Orders of companies are complete when they are paid; the work on a package begins then.
      statusPercentage: reference === undefined ? 0 : 100,
      ...(reference !== undefined && { reference }),
      ...(paymentMethod !== undefined && { paymentMethod }),
      ...(refundedAmount !== undefined && { refundedAmount }),
    },
  };
  const part = refundedAmount === undefined ? '' : `_${refundedAmount}`;
  return { id: `stripe_${paymentId}_${kind}${part}`, event };
}

/** "Visa ending in 4242", "Sepa debit" */
export function describeMethod(details: Stripe.Charge.PaymentMethodDetails | null): string | undefined {
  if (!details) return undefined;
  const { card, type } = details;
  const name = (card?.brand ?? type).replaceAll('_', ' ');
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  return (card?.last4 ? `${written} ending in ${card.last4}` : written).slice(0, 60);
}
