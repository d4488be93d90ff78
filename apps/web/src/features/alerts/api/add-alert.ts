import type { AlertFields, JobAlert } from '@waymark/contract/alerts';
import { callApi } from '../../../lib/api-client.ts';

export async function addAlert(fields: AlertFields): Promise<JobAlert> {
  return (await callApi<{ data: JobAlert }>('POST', '/job-alerts', { json: fields })).data;
}
