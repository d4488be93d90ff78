import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { IdentityProof } from '@waymark/contract/identity/second-step';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';

/** Has the device make a passkey and adds it; false where the person or the device makes none. */
export async function addPasskey(name: string, proof: IdentityProof): Promise<boolean> {
  const { data } = await callApi('POST /passkeys/options', { body: proof });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (!response) return false;
  await callApi('POST /passkeys', { body: { token: data.token, name, response } });
  await refreshUser();
  return true;
}
