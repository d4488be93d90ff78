import type { CommentState } from '@waymark/contract/content/choices/blog';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say afterwards, as the other does. */
export async function decideComment(
  commentId: string,
  from: CommentState,
  state: CommentState,
): Promise<string> {
  const params = { commentId };
  return (await callApi('PUT /staff/comments/:commentId', { params, body: { from, state } })).message;
}

export async function answerComment(commentId: string, text: string): Promise<string> {
  const params = { commentId };
  return (await callApi('POST /staff/comments/:commentId/answers', { params, body: { text } })).message;
}
