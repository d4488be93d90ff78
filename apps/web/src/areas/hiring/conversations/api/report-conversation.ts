import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { callApi } from '../../../../lib/api-client.ts';

export async function reportConversation(
  conversationId: string,
  body: ConversationReportFields,
): Promise<string> {
  const params = { conversationId };
  return (await callApi('POST /conversations/:conversationId/reports', { params, body })).message;
}
