import type { SentBody } from '@waymark/contract/endpoints';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the sentence that says what happens next. */
export async function sendComment(
  slug: string,
  body: SentBody<'POST /blog-posts/:slug/comments'>,
): Promise<string> {
  return (await callApi('POST /blog-posts/:slug/comments', { params: { slug }, body })).message;
}
