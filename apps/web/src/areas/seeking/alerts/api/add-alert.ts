import type { AlertFields, JobAlert } from '@waymark/contract/seeking/alerts';
import { callApi } from '../../../../lib/api-client.ts';

export async function addAlert(fields: AlertFields): Promise<JobAlert> {
  return (await callApi('POST /job-alerts', { body: fields })).data;
}
