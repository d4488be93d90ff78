import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadImports } from '../../areas/jobs/job-import/api/load-imports.ts';
import { ImportDesk } from '../../areas/jobs/job-import/components/import-desk.tsx';
import { ImportList } from '../../areas/jobs/job-import/components/import-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Imports');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  return loadImports(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffImports() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {loaded?.imports && <ImportList imports={loaded.imports} />}
      {loaded?.report && <ImportDesk report={loaded.report} />}
    </StaffArea>
  );
}
