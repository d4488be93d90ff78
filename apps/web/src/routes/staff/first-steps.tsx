import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { FirstStepsPage } from '../../areas/office/first-steps/components/first-steps-page.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`First steps`);

export const clientLoader = staffLoader('administrator', () => callApi('GET /staff/first-steps'));

export default function StaffFirstSteps() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <FirstStepsPage initial={loaded} />}</StaffArea>;
}
