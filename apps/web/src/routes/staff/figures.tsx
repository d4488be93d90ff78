import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadFigures } from '../../areas/office/metrics/api/load-figures.ts';
import { Figures } from '../../areas/office/metrics/components/figures.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Figures');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadFigures(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffFigures() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="moderator">{loaded && <Figures {...loaded} />}</StaffArea>;
}
