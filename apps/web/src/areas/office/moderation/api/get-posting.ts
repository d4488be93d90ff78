import type { ModeratedPostingDetail } from '@waymark/contract/posting/staff-postings';
import { callApi } from '../../../../lib/api-client.ts';

export async function getPosting(jobId: string): Promise<ModeratedPostingDetail> {
  const { data } = await callApi('GET /staff/postings/:jobId', { params: { jobId } });
  return data;
}
