import { callApi } from '../../../../lib/api-client.ts';

/** Gives the server's sentence, which is the same whether the address has an account or not (B-10). */
export async function requestPasswordLink(email: string): Promise<string> {
  return (await callApi('POST /forgot-password', { body: { email } })).message;
}
