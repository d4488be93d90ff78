import type { ContactMessageState } from '@waymark/contract/office/choices/staff-messages';
import type { CallBackChange } from '@waymark/contract/office/staff-messages';
import { callApi } from '../../../../lib/api-client.ts';

/** Keeps a message for whoever begins to answer it. */
export async function holdMessage(messageId: string): Promise<void> {
  await callApi('POST /staff/messages/:messageId/hold', { params: { messageId } });
}

/** Gives what to say afterwards, as the others do. */
export async function answerMessage(messageId: string, text: string): Promise<string> {
  const params = { messageId };
  const { message } = await callApi('POST /staff/messages/:messageId/answers', { params, body: { text } });
  return message;
}

export async function markMessage(messageId: string, state: ContactMessageState): Promise<string> {
  const { message } = await callApi('PUT /staff/messages/:messageId', {
    params: { messageId },
    body: { state },
  });
  return message;
}

export async function markCallBack(callBackId: string, body: CallBackChange): Promise<string> {
  const { message } = await callApi('PUT /staff/call-backs/:callBackId', { params: { callBackId }, body });
  return message;
}
