import type { CheckoutEvent, CheckoutOrder } from '@waymark/contract/payments/billing';
import { Webhook } from 'standardwebhooks';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

/** An event as the checkout reports it, for a test to change what it is about. */
export function paidEvent(order: Partial<CheckoutOrder> & Pick<CheckoutOrder, 'customerId'>): CheckoutEvent {
  return {
    type: 'order.paid',
    data: {
      orderId: newId(),
      productId: 'resume-and-letter',
      amount: 14_900,
      currency: 'USD',
      statusPercentage: 0,
      ...order,
    },
  };
}

/** Sends something as the checkout would, signed with its secret unless another is given. */
export function sendWebhook(
  { app, services }: TestApp,
  event: unknown,
  { id = newId(), secret = services.config.checkout?.webhookSecret ?? '' } = {},
) {
  const [body, at] = [JSON.stringify(event), new Date()];
  return app.inject({
    method: 'POST',
    url: '/api/webhooks/checkout',
    payload: body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  });
}
