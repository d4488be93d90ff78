import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { listSynonyms } from '../../areas/search/synonyms/api/change-synonyms.ts';
import { SynonymList } from '../../areas/search/synonyms/components/synonym-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Synonyms');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('administrator', pathname))) return null;
  return listSynonyms(readPage(searchParams));
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffSynonyms() {
  const synonyms = useLoaderData<typeof clientLoader>();
  return <StaffArea role="administrator">{synonyms && <SynonymList synonyms={synonyms} />}</StaffArea>;
}
