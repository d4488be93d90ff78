import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { ImportDesk, ImportList } from '../../areas/jobs/job-import/components/import-desk.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Imports');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  const importId = searchParams.get('import');
  if (!importId) {
    return { imports: await callApi('GET /staff/imports', { query: { page: readPage(searchParams) } }) };
  }
  return { report: (await callApi('GET /staff/imports/:importId', { params: { importId } })).data };
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
