import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { Overview } from '../../areas/office/back-office/components/overview.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Staff');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return (await hasRole('staff', new URL(request.url).pathname)) ? callApi('GET /staff/overview') : null;
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffOverview() {
  const overview = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea>{overview && <Overview queues={overview.data} warnings={overview.warnings} />}</StaffArea>
  );
}
