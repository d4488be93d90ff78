import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say afterwards, as the other one. */
export async function replayWebhook(receiptId: string): Promise<string> {
  const { message } = await callApi('POST /staff/webhooks/:receiptId/replay', { params: { receiptId } });
  return message;
}

export async function setWebhookAside(receiptId: string): Promise<string> {
  const { message } = await callApi('POST /staff/webhooks/:receiptId/set-aside', { params: { receiptId } });
  return message;
}
