import type { UserChangeFields } from '@waymark/contract/identity/staff-users';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say afterwards, as the other does. */
export async function changeUser(userId: string, body: UserChangeFields): Promise<string> {
  const { message } = await callApi('POST /staff/users/:userId/changes', { params: { userId }, body });
  return message;
}

/** Mails somebody who has lost their second step the link that takes it off. */
export async function mailResetLink(userId: string, reason: string): Promise<string> {
  const params = { userId };
  const { message } = await callApi('POST /staff/users/:userId/second-step-reset', {
    params,
    body: { reason },
  });
  return message;
}
