import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { listPackages } from '../../areas/office/back-office/api/change-package.ts';
import { PackageList } from '../../areas/office/back-office/components/package-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Packages');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasStaffRole('administrator', new URL(request.url).pathname))) return null;
  return listPackages();
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffPackages() {
  const packages = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{packages && <PackageList packages={packages} />}</StaffArea>;
}
