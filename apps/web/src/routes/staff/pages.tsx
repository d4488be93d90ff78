import { useLoaderData, type MetaFunction } from 'react-router';
import { loadPosts } from '../../areas/content/blog-writing/api/load-posts.ts';
import { PostDesk } from '../../areas/content/blog-writing/components/post-desk.tsx';
import { StaffPostList } from '../../areas/content/blog-writing/components/staff-post-list.tsx';
import { PostText } from '../../areas/content/blog/components/post-item.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  privatePageMeta(
    loaderData && 'post' in loaderData ? `Page: ${loaderData.post.title || 'untitled'}` : 'Pages',
  );

export const clientLoader = staffLoader('moderator', (search) => loadPosts('page', search));

export default function StaffPages() {
  const loaded = useLoaderData<typeof clientLoader>();
  const opened = loaded && 'post' in loaded ? loaded : null;
  return (
    <StaffArea role="moderator" isWide={!loaded || opened !== null}>
      {loaded && 'list' in loaded && <StaffPostList kind="page" {...loaded} />}
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
