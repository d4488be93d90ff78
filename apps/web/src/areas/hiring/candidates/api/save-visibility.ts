import type { CandidateProfile, CandidateProfileFields } from '@waymark/contract/hiring/candidates';
import { callApi } from '../../../../lib/api-client.ts';

export async function saveVisibility(fields: CandidateProfileFields): Promise<CandidateProfile> {
  return (await callApi('PUT /candidate-profile', { body: fields })).data;
}
