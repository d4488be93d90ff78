import type { AccountSession } from '@waymark/contract/identity/account-sessions';
import { callApi } from '../../../../lib/api-client.ts';

export async function listSessions(): Promise<AccountSession[]> {
  return (await callApi('GET /sessions')).data;
}
