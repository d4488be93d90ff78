import { callApi } from '../../../../lib/api-client.ts';

/** Brings back what was deleted a moment ago. */
export async function restoreAlert(alertId: string): Promise<void> {
  await callApi('POST /job-alerts/:alertId/restore', { params: { alertId } });
}
