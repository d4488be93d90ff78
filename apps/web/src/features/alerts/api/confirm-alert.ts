import { callApi } from '../../../lib/api-client.ts';

/** Gives the sentence that says what the link has done. */
export async function confirmAlert(token: string): Promise<string> {
  return (await callApi<{ message: string }>('POST', '/job-alerts/confirm', { json: { token } })).message;
}
