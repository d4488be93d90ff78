import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { PlanList } from '../../areas/payments/plans/components/plan-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Plans`);

export const clientLoader = staffLoader('administrator', () => callApi('GET /staff/plans'));

export default function StaffPlans() {
  const plans = useLoaderData<typeof clientLoader>()?.data;
  return <StaffArea role="administrator">{plans && <PlanList plans={plans} />}</StaffArea>;
}
