import type { MailChoices } from '@waymark/contract/identity/email-preferences';
import { callApi } from '../../../../lib/api-client.ts';

export async function chooseMails(body: MailChoices): Promise<MailChoices> {
  return (await callApi('PUT /mail-choices', { body })).data;
}
