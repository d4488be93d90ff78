import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadCompanies } from '../../areas/office/back-office/api/load-companies.ts';
import { CompanyDesk } from '../../areas/office/back-office/components/company-desk.tsx';
import { CompanyList } from '../../areas/office/back-office/components/company-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Companies');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadCompanies(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffCompanies() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {loaded?.companies && <CompanyList query={loaded.query} companies={loaded.companies} />}
      {loaded?.company && <CompanyDesk key={loaded.company.id} company={loaded.company} />}
    </StaffArea>
  );
}
