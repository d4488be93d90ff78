import type { GuestAlertFields } from '@waymark/contract/seeking/alerts';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the sentence that says what happens next. */
export async function requestGuestAlert(fields: GuestAlertFields): Promise<string> {
  return (await callApi('POST /job-alerts/guest', { body: fields })).message;
}
