import { callApi } from '../../../../lib/api-client.ts';

export async function keepAccount(): Promise<void> {
  await callApi('POST /keep-account');
}
