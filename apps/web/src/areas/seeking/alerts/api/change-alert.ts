import type { AlertFields } from '@waymark/contract/seeking/alerts';
import { callApi } from '../../../../lib/api-client.ts';

export async function changeAlert(alertId: string, fields: AlertFields): Promise<void> {
  await callApi('PUT /job-alerts/:alertId', { params: { alertId }, body: fields });
}
