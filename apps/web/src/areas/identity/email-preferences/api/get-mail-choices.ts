import type { MailChoices } from '@waymark/contract/identity/email-preferences';
import { callApi } from '../../../../lib/api-client.ts';

export async function getMailChoices(): Promise<MailChoices> {
  return (await callApi('GET /mail-choices')).data;
}
