import { callApi } from '../../../../lib/api-client.ts';

/** Gives the server's sentence about the mail that is on its way. */
export async function requestDeletionLink(): Promise<string> {
  return (await callApi('POST /delete-account/link')).message;
}
