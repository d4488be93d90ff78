import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { Team } from '../../areas/identity/staff/components/team.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Team');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  return callApi('GET /staff/members', { query: { page: Number(searchParams.get('page') ?? 1) } });
}

export default function StaffTeamPage() {
  const team = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{team && <Team {...team} />}</StaffArea>;
}
