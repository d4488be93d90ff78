import { callApi } from '../../../../lib/api-client.ts';

/** Gives the moment at which the account will be gone. */
export async function deleteAccount(password: string): Promise<string> {
  const json = { password };
  const { data } = await callApi('POST /delete-account', { body: json });
  return data.deletionDueAt;
}
