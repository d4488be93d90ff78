import type { MailChoices } from '@waymark/contract/hiring/mail-choices';
import { callApi } from '../../../lib/api-client.ts';

export async function chooseMails(body: MailChoices): Promise<MailChoices> {
  return (await callApi('PUT /mail-choices', { body })).data;
}
