import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { listAuditLog } from '../../areas/identity/audit/api/list-audit-log.ts';
import { AuditLog } from '../../areas/identity/audit/components/audit-log.tsx';
import { readAuditFilters } from '../../areas/identity/audit/rules.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Audit log');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  const filters = readAuditFilters(searchParams);
  const page = Number(searchParams.get('page') ?? 1);
  return { log: await listAuditLog(filters, page), filters };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffAuditPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <AuditLog {...loaded} />}</StaffArea>;
}
