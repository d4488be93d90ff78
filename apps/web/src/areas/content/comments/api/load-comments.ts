import { commentStates } from '@waymark/contract/content/choices/blog';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage } from '../../../../lib/list-address.ts';

/** The comments that the address asks for. */
export async function loadComments(search: URLSearchParams) {
  const state = commentStates.find((one) => one === search.get('show')) ?? 'held';
  return { state, list: await callApi('GET /staff/comments', { query: { state, page: readPage(search) } }) };
}

export type LoadedComments = Awaited<ReturnType<typeof loadComments>>;
