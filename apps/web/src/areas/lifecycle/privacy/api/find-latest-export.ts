import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { callApi } from '../../../../lib/api-client.ts';

/** The newest copy of one's data, whatever its state; null when there is none. */
export async function findLatestExport(): Promise<AccountExport | null> {
  return (await callApi('GET /account-exports/latest')).data;
}
