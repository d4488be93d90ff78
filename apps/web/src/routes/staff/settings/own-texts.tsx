import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../../areas/identity/accounts/components/staff/staff-area.tsx';
import { OwnTextSettings } from '../../../areas/office/board-settings/components/own-text-settings.tsx';
import { loadSettings } from '../../../areas/office/board-settings/components/use-setting.ts';
import { callApi } from '../../../lib/api-client.ts';
import { staffLoader } from '../../../lib/private-loader.ts';
import { privatePageMeta } from '../../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Your words in other languages`);

export const clientLoader = staffLoader('administrator', async () => {
  const [{ settings }, { data: lists }] = await Promise.all([
    loadSettings(),
    callApi('GET /staff/own-texts'),
  ]);
  return { settings, lists };
});

export default function StaffOwnTexts() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <OwnTextSettings {...loaded} />}</StaffArea>;
}
