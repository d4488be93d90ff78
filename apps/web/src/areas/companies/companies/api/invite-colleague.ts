import type { InviteFields } from '@waymark/contract/companies/companies';
import { callApi } from '../../../../lib/api-client.ts';

/** Mails an invitation; a second one for the same address takes the place of the first. */
export async function inviteColleague(fields: InviteFields): Promise<void> {
  await callApi('POST /company-invitations', { body: fields });
}
