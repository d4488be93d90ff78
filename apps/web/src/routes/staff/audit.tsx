import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { AuditLog, readAuditFilters } from '../../areas/identity/audit/components/audit-log.tsx';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Audit log`);

export const clientLoader = staffLoader('administrator', async (search) => {
  const filters = readAuditFilters(search);
  const page = Number(search.get('page') ?? 1);
  return { log: await callApi('GET /staff/audit', { query: { ...filters, page } }), filters };
});

export default function StaffAuditPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <AuditLog {...loaded} />}</StaffArea>;
}
