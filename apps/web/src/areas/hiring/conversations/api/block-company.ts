import { callApi } from '../../../../lib/api-client.ts';

/** Lets a company write no more, or again; gives the sentence that says so. */
export async function blockCompany(conversationId: string, blocked: boolean): Promise<string> {
  const { message } = await callApi('PUT /conversations/:conversationId/block', {
    params: { conversationId },
    body: { blocked },
  });
  return message;
}
