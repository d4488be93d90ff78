import type { LoginFields, SignInChallenge } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';

/** Signs in; gives what the second step needs where the account has one, and undefined when it is done. */
export async function signIn(fields: LoginFields): Promise<SignInChallenge | undefined> {
  let challenge: SignInChallenge | undefined;
  await authenticate(async () => {
    const { data } = await callApi('POST /login', { body: fields });
    if ('accessToken' in data) return data;
    challenge = data;
    return null;
  });
  return challenge;
}
