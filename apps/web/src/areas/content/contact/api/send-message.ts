import type { ContactMessageFields } from '@waymark/contract/content/contact';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the sentence that says what happens next. */
export async function sendMessage(fields: ContactMessageFields): Promise<string> {
  const { message } = await callApi('POST /contact-messages', { body: fields });
  return message;
}
