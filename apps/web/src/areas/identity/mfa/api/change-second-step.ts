import type { IdentityProof } from '@waymark/contract/identity/second-step';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';

export async function renewRecoveryCodes(proof: IdentityProof): Promise<string[]> {
  return (await callApi('POST /second-step/recovery-codes', { body: proof })).data.recoveryCodes;
}

export async function removeSecondStep(proof: IdentityProof): Promise<void> {
  await callApi('POST /second-step/remove', { body: proof });
  await refreshUser();
}
