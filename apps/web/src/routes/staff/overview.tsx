import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { Overview } from '../../areas/office/back-office/components/overview.tsx';
import { FirstStepsCard } from '../../areas/office/first-steps/components/first-steps-card.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole, hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';

export const meta = () => privatePageMeta(msg`Staff`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = readAddress(request);
  if (!(await hasRole('staff', pathname))) return null;
  const [overview, steps] = await Promise.all([
    callApi('GET /staff/overview'),
    (await hasStaffRole('administrator', pathname)) ? callApi('GET /staff/first-steps') : null,
  ]);
  return { ...overview, steps: steps?.data ?? [] };
}

export default function StaffOverview() {
  const overview = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea>
      {overview && (
        <Overview queues={overview.data} warnings={overview.warnings}>
          <FirstStepsCard steps={overview.steps} />
        </Overview>
      )}
    </StaffArea>
  );
}
