import { callApi } from '../../../../lib/api-client.ts';

/** Gives the moment at which the account of the mailed link will be gone. */
export async function confirmDeletion(token: string): Promise<string> {
  const json = { token };
  const answer = await callApi('POST /delete-account/confirm', { body: json });
  return answer.data.deletionDueAt;
}
