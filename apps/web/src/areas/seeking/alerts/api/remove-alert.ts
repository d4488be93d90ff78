import { callApi } from '../../../../lib/api-client.ts';

export async function removeAlert(alertId: string): Promise<void> {
  await callApi('DELETE /job-alerts/:alertId', { params: { alertId } });
}
