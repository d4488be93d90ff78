import type { CandidateView } from '@waymark/contract/hiring/candidates';
import { callApi } from '../../../../lib/api-client.ts';

/** A further page of the companies that looked. */
export async function listViews(page: number): Promise<CandidateView[]> {
  return (await callApi('GET /candidate-profile/views', { query: { page } })).data;
}
