import { staffPostLists } from '@waymark/contract/choices/blog';
import { callApi } from '../../../lib/api-client.ts';
import { readPage, readWords } from '../../../lib/list-address.ts';

/** The list that the address asks for, or the post that it names. */
export async function loadStaffPosts(search: URLSearchParams) {
  const show = staffPostLists.find(({ value }) => value === search.get('show'))?.value ?? 'drafts';
  const words = readWords(search);
  const nothing = { show, words, list: null, post: null, opened: 0 };
  const postId = search.get('post');
  if (postId) {
    const { data } = await callApi('GET /staff/posts/:postId', { params: { postId } });
    return { ...nothing, post: data, opened: data.version };
  }
  return {
    ...nothing,
    list: await callApi('GET /staff/posts', { query: { show, q: words, page: readPage(search) } }),
  };
}
