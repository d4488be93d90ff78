import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';

/**
 * Signs in with a passkey that the person chooses, and a password where that is asked for; undefined where they choose
 * none.
 */
export async function signInByPasskey(password?: string): Promise<true | undefined> {
  const { data } = await callApi('POST /login/passkey/options');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!response) return undefined;
  const body = { token: data.token, response, password };
  await authenticate(async () => (await callApi('POST /login/passkey', { body })).data);
  return true;
}
