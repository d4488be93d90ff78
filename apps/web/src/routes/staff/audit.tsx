import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { AuditLog, readAuditFilters } from '../../areas/identity/audit/components/audit-log.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Audit log');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  const filters = readAuditFilters(searchParams);
  const page = Number(searchParams.get('page') ?? 1);
  return { log: await callApi('GET /staff/audit', { query: { ...filters, page } }), filters };
}

export default function StaffAuditPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <AuditLog {...loaded} />}</StaffArea>;
}
