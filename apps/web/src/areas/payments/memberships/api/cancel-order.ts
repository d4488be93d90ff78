import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say about it. */
export async function cancelOrder(orderId: string): Promise<string> {
  return (await callApi('POST /company/transactions/:orderId/cancel', { params: { orderId } })).message;
}
