import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadMails } from '../../areas/office/back-office/api/load-mails.ts';
import { MailList } from '../../areas/office/back-office/components/mail-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Mails');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  return loadMails(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffMails() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{loaded && <MailList {...loaded} />}</StaffArea>;
}
