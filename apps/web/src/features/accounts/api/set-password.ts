import { callApi } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/auth-store.ts';

/** Gives the server's sentence about it. Whoever is signed in here has a password and a proven address then. */
export async function setPassword(token: string, password: string): Promise<string> {
  const json = { token, password };
  const { message } = await callApi('POST /set-password', { body: json });
  // The password is set all the same; without this only the page's own record is of before.
  await refreshUser().catch(() => undefined);
  return message;
}
