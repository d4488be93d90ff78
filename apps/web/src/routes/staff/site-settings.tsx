import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { SiteSettings } from '../../areas/office/board-settings/components/site-settings.tsx';
import { loadSettings } from '../../areas/office/board-settings/components/use-setting.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Languages, dates and visits`);

export const clientLoader = staffLoader('administrator', async () => (await loadSettings()).settings);

export default function StaffSiteSettings() {
  const settings = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{settings && <SiteSettings settings={settings} />}</StaffArea>;
}
