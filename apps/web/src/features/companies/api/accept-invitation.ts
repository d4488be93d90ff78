import type { JoinCompanyFields } from '@waymark/contract/companies';
import { callApi } from '../../../lib/api-client.ts';
import type { Session } from '../../../lib/auth-state.ts';
import { authenticate } from '../../../lib/auth-store.ts';

/** Joins with the account that the invited address has, which signs nobody in; gives the server's sentence. */
export async function joinWithAccount(token: string): Promise<string> {
  const json = { token };
  return (await callApi<{ message: string }>('POST', '/company-invitations/accept', { json })).message;
}

/** Joins with a new account and signs it in. */
export function joinAsNew(fields: JoinCompanyFields): Promise<void> {
  return authenticate(
    async () =>
      (await callApi<{ data: Session }>('POST', '/company-invitations/accept', { json: fields })).data,
  );
}
