import type { JoinCompanyFields } from '@waymark/contract/companies/companies';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';

/** Joins with the account that the invited address has, which signs nobody in; gives the server's sentence. */
export async function joinWithAccount(token: string): Promise<string> {
  const answer = await callApi('POST /company-invitations/accept', { body: { token } });
  return 'message' in answer ? answer.message : '';
}

/** Joins with a new account and signs it in. */
export function joinAsNew(fields: JoinCompanyFields): Promise<void> {
  return authenticate(async () => {
    const answer = await callApi('POST /company-invitations/accept', { body: fields });
    // Whoever has an account by now joined with that one, and signs in to it.
    if (!('data' in answer)) throw new Error(answer.message);
    return answer.data;
  });
}
