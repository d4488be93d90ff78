import { callApi } from '../../../../lib/api-client.ts';

/** Needs no session: the token came with the mail. Gives the sentence that says what it has done. */
export async function stopAlert(token: string): Promise<string> {
  return (await callApi('POST /job-alerts/unsubscribe', { query: { token } })).message;
}
