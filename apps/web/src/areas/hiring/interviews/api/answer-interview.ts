import type { SentBody } from '@waymark/contract/endpoints';
import { callApi } from '../../../../lib/api-client.ts';

export async function answerInterview(
  interviewId: string,
  body: SentBody<'POST /interviews/:interviewId/answer'>,
): Promise<void> {
  await callApi('POST /interviews/:interviewId/answer', { params: { interviewId }, body });
}
