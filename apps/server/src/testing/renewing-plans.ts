import type { CheckoutOrder, CheckoutSubscription } from '@waymark/contract/payments/billing';
import type { SubscriptionEventKind } from '@waymark/contract/payments/choices';
import { newId } from '../platform/ids.ts';
import { sendWebhook } from './checkout-events.ts';
import { createEmployer, createStaff } from './factories.ts';
import { callsOf, handOver, orderPlanOf } from './paying-companies.ts';
import type { TestApp } from './test-app.ts';

export const dayMs = 86_400_000;
export const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

/** A plan that renews, as staff sell it. */
const renewingPlan = {
  name: 'Monthly',
  unit: '',
  amount: 4900,
  currency: 'EUR',
  days: null,
  postings: 5,
  seats: null,
  candidateSearch: true,
  featuredDays: 0,
  refundTerms: '',
  renewal: 'monthly',
  trialDays: 0,
} as const;

/** Puts a plan on sale; gives its key. */
export async function sellPlan(
  test: TestApp,
  change: Partial<Record<keyof typeof renewingPlan, unknown>> = {},
) {
  const administrator = await createStaff(test.services);
  const name = `Plan ${newId().slice(-8)}`;
  const response = await callsOf(test, administrator)('POST', '/staff/plans', {
    ...renewingPlan,
    name,
    ...change,
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const { key } = await test.database
    .selectFrom('plans')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return key;
}

type Told = Partial<Omit<CheckoutSubscription, 'id'>>;

/** What the checkout says of the subscription of an order, as it says it. */
export function noticesOf(test: TestApp, order: CheckoutOrder, begins = new Date()) {
  const id = `sub_${newId()}`;
  const say = (type: SubscriptionEventKind, told: Told, data: Partial<CheckoutOrder> = {}) =>
    sendWebhook(test, {
      type,
      data: {
        ...order,
        orderId: newId(),
        ...data,
        subscription: {
          id,
          at: new Date().toISOString(),
          periodStart: begins.toISOString(),
          periodEnd: daysFrom(begins, 30).toISOString(),
          ...told,
        },
      },
    });
  const find = () =>
    test.database.selectFrom('subscriptions').selectAll().where('external_id', '=', id).executeTakeFirst();
  return { id, begins, say, find };
}

/** A company at the checkout with the order of a plan that renews. */
export async function orderRenewing(test: TestApp, plan: string, begins = new Date()) {
  const employer = await createEmployer(test.services);
  const orderId = await orderPlanOf(test, employer, plan);
  const order = await handOver(test, employer, orderId);
  const call = callsOf(test, employer);
  const planOf = async () => (await call('GET', '/company/plan')).json().data;
  const listed = async () => (await call('GET', '/company/subscriptions')).json().data;
  return { employer, orderId, order, call, planOf, listed, ...noticesOf(test, order, begins) };
}

/** The same, with its first period paid. */
export async function begunRenewing(test: TestApp, plan: string, begins = new Date()) {
  const begun = await orderRenewing(test, plan, begins);
  const response = await begun.say('subscription.started', {}, { orderId: `first-${begun.id}` });
  if (response.statusCode !== 200) throw new Error(response.body);
  return begun;
}
