import type { CandidateDetail } from '@waymark/contract/hiring/candidates';
import { callApi } from '../../../../lib/api-client.ts';

export async function getPreview(): Promise<CandidateDetail> {
  return (await callApi('GET /candidate-profile/preview')).data;
}
