import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { listRedirects } from '../../areas/office/back-office/api/change-redirects.ts';
import { RedirectList } from '../../areas/office/back-office/components/redirect-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Redirects');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return listRedirects(readPage(searchParams));
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffRedirects() {
  const redirects = useLoaderData<typeof clientLoader>();
  return <StaffArea role="moderator">{redirects && <RedirectList redirects={redirects} />}</StaffArea>;
}
