import { sentMailKinds, sentMailLists } from '@waymark/contract/office/choices/sent-mails';
import type { StaffMail, StaffMailsQuery } from '@waymark/contract/office/mails';
import type { Page } from '@waymark/contract/pagination';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { MailList } from '../../areas/office/back-office/components/mail-list.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
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

interface LoadedMails {
  query: StaffMailsQuery;
  mails: Page<StaffMail>;
}

/** What the address asks for. */
async function loadMails(search: URLSearchParams): Promise<LoadedMails> {
  const kind = sentMailKinds.find(({ value }) => value === search.get('kind'))?.value;
  const query = {
    show: readChoice(search, sentMailLists),
    ...(kind && { kind }),
    q: readWords(search),
    page: readPage(search),
  };
  return { query, mails: await callApi('GET /staff/mails', { query }) };
}
