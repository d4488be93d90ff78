import type { ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { callApi } from '../../../../lib/api-client.ts';

export async function getManagedJob(jobId: string, signal: AbortSignal): Promise<ManagedJobDetail> {
  return (await callApi('GET /company/jobs/:jobId', { params: { jobId } }, { signal })).data;
}
