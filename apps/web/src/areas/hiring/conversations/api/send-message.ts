import { callApi } from '../../../../lib/api-client.ts';

/** Where a message goes: into a conversation, or to an applicant whom nobody has written to. */
export type Recipient = { conversationId: string } | { applicationId: string };

/** Sends a message and gives the conversation that it is in. */
export async function sendMessage(recipient: Recipient, text: string): Promise<string> {
  const { data } =
    'conversationId' in recipient
      ? await callApi('POST /conversations/:conversationId/messages', { params: recipient, body: { text } })
      : await callApi('POST /company/applications/:applicationId/messages', {
          params: recipient,
          body: { text },
        });
  return data.conversationId;
}
