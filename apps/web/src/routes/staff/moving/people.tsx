import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../../areas/identity/accounts/components/staff/staff-area.tsx';
import { MovingDesk } from '../../../areas/lifecycle/moving/components/moving-desk.tsx';
import { callApi } from '../../../lib/api-client.ts';
import { staffLoader } from '../../../lib/private-loader.ts';
import { privatePageMeta } from '../../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Moving in`);

export const clientLoader = staffLoader('administrator', () => callApi('GET /staff/moving'));

export default function StaffMoving() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <MovingDesk people={loaded.data} />}</StaffArea>;
}
