import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say of it. */
export async function withdrawRequest(reviewId: string): Promise<string> {
  return (await callApi('DELETE /resume-reviews/:reviewId', { params: { reviewId } })).message;
}
