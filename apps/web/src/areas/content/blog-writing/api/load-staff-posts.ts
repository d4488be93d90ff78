import { staffPostLists, type StaffPostList } from '@waymark/contract/content/choices/blog';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage, readWords } from '../../../../lib/list-address.ts';

/** The list that the address asks for, or the post that it names. */
export async function loadStaffPosts(search: URLSearchParams) {
  const asked = staffPostLists.find(({ value }) => value === search.get('show'))?.value;
  const words = readWords(search);
  const postId = search.get('post');
  if (postId) {
    const { data } = await callApi('GET /staff/posts/:postId', { params: { postId } });
    return { show: asked ?? 'drafts', words, list: null, post: data, opened: data.version };
  }
  const page = readPage(search);
  const listOf = async (show: StaffPostList) => ({
    show,
    words,
    list: await callApi('GET /staff/posts', { query: { show, q: words, page } }),
    post: null,
    opened: 0,
  });
  if (asked ?? page > 1) return listOf(asked ?? 'drafts');
  const [drafts, published] = await Promise.all([listOf('drafts'), listOf('published')]);
  return drafts.list.total === 0 && published.list.total > 0 ? published : drafts;
}
