import type { PostingDecisionFields } from '@waymark/contract/posting/staff-postings';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives whether the posting is open now. */
export async function decidePosting(jobId: string, decision: PostingDecisionFields): Promise<boolean> {
  const { data } = await callApi('POST /staff/postings/:jobId/decisions', {
    params: { jobId },
    body: decision,
  });
  return data.open;
}
