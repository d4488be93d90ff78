import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { FirstStepsPage } from '../../areas/office/first-steps/components/first-steps-page.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { sayOf } from '../../lib/say.ts';
import type { MetaArgs } from 'react-router';

export const meta = ({ matches }: MetaArgs) => privatePageMeta(sayOf(matches), 'First steps');

export const clientLoader = staffLoader('administrator', () => callApi('GET /staff/first-steps'));

export default function StaffFirstSteps() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <FirstStepsPage initial={loaded} />}</StaffArea>;
}
