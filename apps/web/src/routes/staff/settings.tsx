import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadRates } from '../../areas/office/board-settings/api/exchange-rates.ts';
import { loadSettings } from '../../areas/office/board-settings/api/load-settings.ts';
import { SettingsPage } from '../../areas/office/board-settings/components/settings-page.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Settings');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasStaffRole('administrator', new URL(request.url).pathname))) return null;
  const [settings, rates] = await Promise.all([loadSettings(), loadRates()]);
  return { ...settings, rates };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffSettings() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <SettingsPage {...loaded} />}</StaffArea>;
}
