import { callApi } from '../../../../lib/api-client.ts';
import { authenticate, refreshUser } from '../../../../lib/auth-store.ts';

/** Sets it, signs in where nothing else has to follow, and gives the server's sentence about it. */
export async function setPassword(token: string, password: string): Promise<string> {
  const json = { token, password };
  const { message, data } = await callApi('POST /set-password', { body: json });
  if (data) await authenticate(async () => data);
  // An account that was signed in has a password and a proven address now; the page's record is from before.
  else await refreshUser().catch(() => undefined);
  return message;
}
