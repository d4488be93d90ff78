import { staffPostLists, type PostKind, type StaffPostList } from '@waymark/contract/content/choices';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage, readWords } from '../../../../lib/list-address.ts';

/** The list of posts or pages that the address asks for, or the one that it names. */
export async function loadPosts(kind: PostKind, search: URLSearchParams) {
  const postId = search.get('post');
  if (postId) {
    const { data } = await callApi('GET /staff/posts/:postId', { params: { postId } });
    return { post: data, loadedVersion: data.version };
  }
  const words = readWords(search);
  const page = readPage(search);
  const listOf = async (show: StaffPostList) => ({
    show,
    words,
    list: await callApi('GET /staff/posts', { query: { kind, show, q: words, page } }),
  });
  const named = staffPostLists.find(({ value }) => value === search.get('show'))?.value;
  if (named ?? page > 1) return listOf(named ?? 'drafts');
  const [drafts, published] = await Promise.all([listOf('drafts'), listOf('published')]);
  return drafts.list.total === 0 && published.list.total > 0 ? published : drafts;
}
