import type { DeskReview } from '@waymark/contract/office/review-desk';
import { callApi } from '../../../../lib/api-client.ts';

export type Move = 'claim' | 'release' | 'undo' | 'announce' | 'reopen';

/** Takes a request, gives it back, takes its publication back, has its mail sent, or opens it again. */
export async function moveReview(move: Move, reviewId: string): Promise<DeskReview> {
  return (await callApi(`POST /staff/reviews/:reviewId/${move}`, { params: { reviewId } })).data;
}
