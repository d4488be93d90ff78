import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';

/** Gives the server's sentence about it. Whoever is signed in here sees the change at once. */
export async function confirmEmail(token: string): Promise<string> {
  const { message } = await callApi('POST /confirm-email', { body: { token } });
  // The address is confirmed all the same; without this only the page's own record is of before.
  await refreshUser().catch(() => undefined);
  return message;
}
