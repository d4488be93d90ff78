import type { CheckoutOrder } from '@waymark/contract/payments/billing';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { sendWebhook } from './checkout-events.ts';
import type { TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Employer = TestUser & { companyId: string };

/** Calls of a user as the browser makes them. */
export function callsOf({ app }: TestApp, { headers }: TestUser) {
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
}

/** Orders a plan; gives the order's id. */
export async function orderPlanOf(test: TestApp, employer: Employer, plan = 'professional'): Promise<string> {
  const response = await callsOf(test, employer)('POST', '/company/plan-orders', { plan });
  expect(response.statusCode).toBe(200);
  return response.json().data.orderId;
}

export function findOrder({ database }: TestApp, orderId: string) {
  return database
    .selectFrom('posting_orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Hands an employer over to the checkout; gives the report of the payment that follows. */
export async function handOver(test: TestApp, employer: Employer, orderId: string): Promise<CheckoutOrder> {
  const response = await callsOf(test, employer)('POST', `/company/transactions/${orderId}/checkout`);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toHaveProperty('data.checkoutLink');
  const { searchParams } = new URL(response.json().data.checkoutLink);
  const order = await findOrder(test, orderId);
  return {
    orderId: newId(),
    customerId: employer.id,
    productId: order.product_id,
    reference: searchParams.get('reference') ?? '',
    amount: order.amount,
    currency: order.currency,
    statusPercentage: 100,
    paymentMethod: 'Visa ending in 4242',
  };
}

/** The checkout reports a payment. */
export async function reportPaid(test: TestApp, data: CheckoutOrder): Promise<void> {
  const response = await sendWebhook(test, { type: 'order.paid', data });
  expect(response.statusCode).toBe(200);
}
