import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { Team } from '../../areas/identity/staff/components/team.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Team`);

export const clientLoader = staffLoader('administrator', (search) =>
  callApi('GET /staff/members', { query: { page: Number(search.get('page') ?? 1) } }),
);

export default function StaffTeamPage() {
  const team = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{team && <Team {...team} />}</StaffArea>;
}
