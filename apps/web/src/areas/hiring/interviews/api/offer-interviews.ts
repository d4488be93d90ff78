import type { SentBody } from '@waymark/contract/endpoints';
import { callApi } from '../../../../lib/api-client.ts';

export type Round = SentBody<'PUT /company/interviews/:interviewId'>;

/** Offers times to applicants, who share them; gives the sentence that says so. */
export async function offerInterviews(applicationIds: string[], round: Round): Promise<string> {
  return (await callApi('POST /company/interviews', { body: { applicationIds, ...round } })).message;
}

/** Offers other times or another place; the candidate chooses again. */
export async function changeInterview(interviewId: string, body: Round): Promise<void> {
  await callApi('PUT /company/interviews/:interviewId', { params: { interviewId }, body });
}
