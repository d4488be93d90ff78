import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';

/** Signs in with a code, after the password. */
export function passChallenge(challenge: string, code: string): Promise<void> {
  return authenticate(
    async () => (await callApi('POST /login/second-step', { body: { challenge, code } })).data,
  );
}
