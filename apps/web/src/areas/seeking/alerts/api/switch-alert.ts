import { callApi } from '../../../../lib/api-client.ts';

/** Stops the mails of an alert for a while, or begins them again. */
export async function switchAlert(alertId: string, on: boolean): Promise<void> {
  const key = on ? 'POST /job-alerts/:alertId/resume' : 'POST /job-alerts/:alertId/pause';
  await callApi(key, { params: { alertId } });
}
