import { callApi } from '../../../lib/api-client.ts';

/** Gives the server's sentence about it. */
export async function setPassword(token: string, password: string): Promise<string> {
  const json = { token, password };
  return (await callApi<{ message: string }>('POST', '/set-password', { json })).message;
}
