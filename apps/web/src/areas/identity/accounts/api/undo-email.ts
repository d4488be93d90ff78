import { callApi } from '../../../../lib/api-client.ts';

/** Gives the server's sentence about it. */
export async function undoEmail(token: string): Promise<string> {
  const { message } = await callApi('POST /undo-email', { body: { token } });
  return message;
}
