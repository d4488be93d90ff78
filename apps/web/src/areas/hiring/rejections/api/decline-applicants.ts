import type { Answer } from '@waymark/contract/endpoints';
import type { WaitingLetters } from '@waymark/contract/hiring/rejections';
import { callApi } from '../../../../lib/api-client.ts';

export async function previewLetter(
  applicationIds: string[],
  text: string,
): Promise<Answer<'POST /company/declines/preview'>['data']> {
  return (await callApi('POST /company/declines/preview', { body: { applicationIds, text } })).data;
}

export async function declineApplicants(
  applicationIds: string[],
  text: string,
): Promise<Answer<'POST /company/declines'>['data']> {
  return (await callApi('POST /company/declines', { body: { applicationIds, text } })).data;
}

/** Letters that have not gone out, and can still be taken back. */
export async function listWaitingLetters(): Promise<WaitingLetters[]> {
  return (await callApi('GET /company/declines')).data;
}

export async function undoDecline(batchId: string): Promise<string> {
  return (await callApi('POST /company/declines/:batchId/undo', { params: { batchId } })).message;
}
