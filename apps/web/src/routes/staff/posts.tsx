import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadStaffPosts } from '../../areas/content/blog-writing/api/load-staff-posts.ts';
import { PostDesk } from '../../areas/content/blog-writing/components/post-desk.tsx';
import { StaffPostList } from '../../areas/content/blog-writing/components/staff-post-list.tsx';
import { PostText } from '../../areas/content/blog/components/post-text.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Posts');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadStaffPosts(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffPosts() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator" isWide={loaded?.post !== null}>
      {loaded?.list && <StaffPostList show={loaded.show} words={loaded.words} list={loaded.list} />}
      {loaded?.post && (
        // An earlier version that was restored is another text.
        <PostDesk
          key={`${loaded.post.id} ${loaded.opened}`}
          post={loaded.post}
          renderText={(html) => <PostText html={html} />}
        />
      )}
    </StaffArea>
  );
}
