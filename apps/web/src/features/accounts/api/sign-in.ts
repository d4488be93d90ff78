import type { LoginFields } from '@waymark/contract/accounts';
import { callApi } from '../../../lib/api-client.ts';
import type { Session } from '../../../lib/auth-state.ts';
import { authenticate } from '../../../lib/auth-store.ts';

export function signIn(fields: LoginFields): Promise<void> {
  return authenticate(
    async () => (await callApi<{ data: Session }>('POST', '/login', { json: fields })).data,
  );
}
