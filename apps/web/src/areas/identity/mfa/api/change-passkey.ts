import { callApi } from '../../../../lib/api-client.ts';

export async function renamePasskey(passkeyId: string, name: string): Promise<void> {
  await callApi('PUT /passkeys/:passkeyId', { params: { passkeyId }, body: { name } });
}

export async function removePasskey(passkeyId: string): Promise<void> {
  await callApi('DELETE /passkeys/:passkeyId', { params: { passkeyId } });
}
