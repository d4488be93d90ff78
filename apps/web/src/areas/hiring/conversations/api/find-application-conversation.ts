import { callApi } from '../../../../lib/api-client.ts';

/** The id of the conversation about an application; null before the first message. */
export async function findApplicationConversation(applicationId: string): Promise<string | null> {
  const params = { applicationId };
  const { data } = await callApi('GET /company/applications/:applicationId/conversation', { params });
  return data.conversationId;
}
