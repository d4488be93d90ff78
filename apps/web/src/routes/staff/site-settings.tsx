import { useLoaderData } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { SiteSettings } from '../../areas/office/board-settings/components/site-settings.tsx';
import { loadSettings } from '../../areas/office/board-settings/components/use-setting.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Dates and visits');

export const clientLoader = staffLoader('administrator', async () => (await loadSettings()).settings);

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffSiteSettings() {
  const settings = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{settings && <SiteSettings settings={settings} />}</StaffArea>;
}
