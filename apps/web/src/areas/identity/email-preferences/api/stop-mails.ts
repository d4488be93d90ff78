import type { MailKind } from '@waymark/contract/identity/choices/email-preferences';
import { callApi } from '../../../../lib/api-client.ts';

/** Stops a kind of mail by its link; gives the sentence that says so. */
export async function stopMails(token: string, kind: MailKind): Promise<string> {
  return (await callApi('POST /mail-choices/unsubscribe', { query: { token, kind } })).message;
}
