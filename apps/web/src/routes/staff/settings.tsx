import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { SettingsPage } from '../../areas/office/board-settings/components/settings-page.tsx';
import { loadSettings } from '../../areas/office/board-settings/components/use-setting.ts';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Settings`);

export const clientLoader = staffLoader('administrator', async () => {
  const [settings, rates] = await Promise.all([loadSettings(), callApi('GET /staff/exchange-rates')]);
  return { ...settings, rates: rates.data };
});

export default function StaffSettings() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <SettingsPage {...loaded} />}</StaffArea>;
}
