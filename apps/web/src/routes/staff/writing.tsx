import type { PostKind } from '@waymark/contract/content/choices';
import type { loadPosts } from '../../areas/content/blog-writing/api/load-posts.ts';
import { PostDesk } from '../../areas/content/blog-writing/components/post-desk.tsx';
import { StaffPostList } from '../../areas/content/blog-writing/components/staff-post-list.tsx';
import { PostText } from '../../areas/content/blog/components/post-item.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { msg } from '@waymark/contract/text/message';

type Loaded = Awaited<ReturnType<typeof loadPosts>> | null | undefined;

/** The title of the list, or of what is open. */
export const writingMeta = (kind: PostKind, loaded: Loaded) => {
  const name = kind === 'page' ? msg`Page` : msg`Post`;
  return privatePageMeta(
    loaded && 'post' in loaded ? `${name}: ${loaded.post.title || 'untitled'}` : `${name}s`,
  );
};

/** Posts of the blog or pages of the board: their list, or one of them. */
export function Writing({ kind, loaded }: { kind: PostKind; loaded: Loaded }) {
  const opened = loaded && 'post' in loaded ? loaded : null;
  return (
    <StaffArea role="moderator" isWide={!loaded || opened !== null}>
      {loaded && 'list' in loaded && <StaffPostList kind={kind} {...loaded} />}
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
