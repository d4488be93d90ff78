import type { CheckoutConfig } from '../../../platform/settings/checkout-settings.ts';
import { nextTermsOf, type SubscriptionRow } from './rules.ts';

const answerMs = 10_000;

/** What the checkout has to know of a plan that renews: all of it each time, so that late words do no harm. */
export function wishOf(row: SubscriptionRow) {
  const { product_id: productId, item, amount } = nextTermsOf(row);
  return {
    subscriptionId: row.external_id ?? '',
    wish: row.wish,
    cancelsAtPeriodEnd: row.cancel_asked_at !== null,
    isEnded: row.ended_at !== null,
    next: {
      productId,
      name: `${item} plan`,
      amount,
      currency: row.currency,
      interval: row.renewal,
    },
  };
}

/** Tells the checkout. True where it has taken it or knows no such subscription; rejects where it does not answer. */
export async function tellCheckout(
  { origin, partnerSecret }: CheckoutConfig,
  row: SubscriptionRow,
): Promise<boolean> {
  const response = await fetch(new URL('/partner/subscription', origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${partnerSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify(wishOf(row)),
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  await response.body?.cancel();
  return response.ok || response.status === 404;
}
