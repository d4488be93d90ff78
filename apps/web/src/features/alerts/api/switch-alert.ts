import { callApi } from '../../../lib/api-client.ts';

/** Stops the mails of an alert for a while, or begins them again. */
export async function switchAlert(alertId: string, on: boolean): Promise<void> {
  await callApi('POST', `/job-alerts/${alertId}/${on ? 'resume' : 'pause'}`);
}
