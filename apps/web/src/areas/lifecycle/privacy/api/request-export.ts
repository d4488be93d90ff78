import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { callApi } from '../../../../lib/api-client.ts';

/** Starts a copy, or gives the one that is being made already. */
export async function requestExport(): Promise<AccountExport> {
  return (await callApi('POST /account-exports')).data;
}
