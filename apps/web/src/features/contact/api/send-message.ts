import type { ContactMessageFields } from '@waymark/contract/contact';
import { callApi } from '../../../lib/api-client.ts';

/** Gives the sentence that says what happens next. */
export async function sendMessage(fields: ContactMessageFields): Promise<string> {
  const { message } = await callApi<{ message: string }>('POST', '/contact-messages', { json: fields });
  return message;
}
