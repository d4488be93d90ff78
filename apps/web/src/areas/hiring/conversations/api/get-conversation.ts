import type { ConversationDetail } from '@waymark/contract/hiring/conversations';
import { callApi } from '../../../../lib/api-client.ts';

export async function getConversation(conversationId: string, before?: string): Promise<ConversationDetail> {
  const query = before ? { before } : {};
  return (await callApi('GET /conversations/:conversationId', { params: { conversationId }, query })).data;
}
