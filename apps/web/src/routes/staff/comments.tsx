import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadComments } from '../../areas/content/comments/api/load-comments.ts';
import { CommentDesk } from '../../areas/content/comments/components/comment-desk.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Comments');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadComments(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffComments() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="moderator">{loaded && <CommentDesk {...loaded} />}</StaffArea>;
}
