import type { CallBackFields } from '@waymark/contract/content/contact';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the sentence that says what happens next. */
export async function requestCallBack(fields: CallBackFields): Promise<string> {
  return (await callApi('POST /call-back-requests', { body: fields })).message;
}
