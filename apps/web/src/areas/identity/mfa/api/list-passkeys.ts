import type { Passkey } from '@waymark/contract/identity/passkeys';
import { callApi } from '../../../../lib/api-client.ts';

export async function listPasskeys(): Promise<Passkey[]> {
  return (await callApi('GET /passkeys')).data;
}
