import type { OrderMarkFields } from '@waymark/contract/payments/staff-orders';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say afterwards, as all of these. */
export async function markOrder(orderId: string, body: OrderMarkFields): Promise<string> {
  const { message } = await callApi('PUT /staff/orders/:orderId/mark', { params: { orderId }, body });
  return message;
}

export async function mailReceipt(orderId: string): Promise<string> {
  const { message } = await callApi('POST /staff/orders/:orderId/receipt-mail', { params: { orderId } });
  return message;
}
