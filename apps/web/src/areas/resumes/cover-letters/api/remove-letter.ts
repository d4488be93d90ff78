import { callApi } from '../../../../lib/api-client.ts';

export async function removeLetter(letterId: string): Promise<void> {
  await callApi('DELETE /cover-letters/:letterId', { params: { letterId } });
}
