import { callApi } from '../../../../lib/api-client.ts';

/** Notes what was read, and gives how many conversations still have something unread. */
export async function markRead(conversationId: string, lastMessageId: string): Promise<number> {
  const { data } = await callApi('POST /conversations/:conversationId/read', {
    params: { conversationId },
    body: { lastMessageId },
  });
  return data.unread;
}
