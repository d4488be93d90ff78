import { staffPostLists, type StaffPostList as StaffPostLists } from '@waymark/contract/content/choices';
import { useLoaderData } from 'react-router';
import { PostDesk } from '../../areas/content/blog-writing/components/post-desk.tsx';
import { StaffPostList } from '../../areas/content/blog-writing/components/staff-post-list.tsx';
import { PostText } from '../../areas/content/blog/components/post-item.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Posts');

/** The list that the address asks for, or the post that it names. */
export const clientLoader = staffLoader('moderator', async (search) => {
  const postId = search.get('post');
  if (postId) {
    const { data } = await callApi('GET /staff/posts/:postId', { params: { postId } });
    return { post: data, loadedVersion: data.version };
  }
  const words = readWords(search);
  const page = readPage(search);
  const listOf = async (show: StaffPostLists) => ({
    show,
    words,
    list: await callApi('GET /staff/posts', { query: { show, q: words, page } }),
  });
  const named = staffPostLists.find(({ value }) => value === search.get('show'))?.value;
  if (named ?? page > 1) return listOf(named ?? 'drafts');
  const [drafts, published] = await Promise.all([listOf('drafts'), listOf('published')]);
  return drafts.list.total === 0 && published.list.total > 0 ? published : drafts;
});

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffPosts() {
  const loaded = useLoaderData<typeof clientLoader>();
  const opened = loaded && 'post' in loaded ? loaded : null;
  return (
    <StaffArea role="moderator" isWide={!loaded || opened !== null}>
      {loaded && 'list' in loaded && <StaffPostList {...loaded} />}
      {opened && (
        // A restored version is another text, so the form starts again.
        <PostDesk
          key={`${opened.post.id} ${opened.loadedVersion}`}
          post={opened.post}
          renderText={(html) => <PostText html={html} />}
        />
      )}
    </StaffArea>
  );
}
