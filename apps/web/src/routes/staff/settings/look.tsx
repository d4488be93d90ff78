import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../../areas/identity/accounts/components/staff/staff-area.tsx';
import { LookPage } from '../../../areas/office/board-settings/components/look-page.tsx';
import { loadLookDesk } from '../../../areas/office/board-settings/components/use-look-desk.ts';
import { staffLoader } from '../../../lib/private-loader.ts';
import { privatePageMeta } from '../../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Look`);

export const clientLoader = staffLoader('administrator', async () => ({ initial: await loadLookDesk() }));

export default function StaffLook() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <LookPage {...loaded} />}</StaffArea>;
}
