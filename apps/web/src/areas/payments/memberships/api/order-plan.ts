import type { PaidPlan } from '@waymark/contract/payments/membership-plans';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the order, which waits until it is paid. */
export async function orderPlan(plan: PaidPlan): Promise<string> {
  return (await callApi('POST /company/plan-orders', { body: { plan } })).data.orderId;
}
