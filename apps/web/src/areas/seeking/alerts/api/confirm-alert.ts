import type { Answer } from '@waymark/contract/endpoints';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the sentence that says what the link has done, and the token that stops the alert again. */
export function confirmAlert(token: string): Promise<Answer<'POST /job-alerts/confirm'>> {
  return callApi('POST /job-alerts/confirm', { body: { token } });
}
