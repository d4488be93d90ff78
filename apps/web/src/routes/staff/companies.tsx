import { staffCompanyLists } from '@waymark/contract/companies/choices/staff-companies';
import type {
  StaffCompaniesQuery,
  StaffCompany,
  StaffCompanyDetail,
} from '@waymark/contract/companies/staff-companies';
import type { Page } from '@waymark/contract/pagination';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { CompanyDesk } from '../../areas/office/back-office/components/company-desk.tsx';
import { CompanyList } from '../../areas/office/back-office/components/company-list.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
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

interface LoadedCompanies {
  query: StaffCompaniesQuery;
  /** One of the two: a list, or the company that the address names. */
  companies: Page<StaffCompany> | null;
  company: StaffCompanyDetail | null;
}

/** What the address asks for. */
async function loadCompanies(search: URLSearchParams): Promise<LoadedCompanies> {
  const query = {
    show: readChoice(search, staffCompanyLists),
    q: readWords(search),
    page: readPage(search),
  };
  const companyId = search.get('company');
  if (!companyId) {
    return { query, company: null, companies: await callApi('GET /staff/companies', { query }) };
  }
  const { data } = await callApi('GET /staff/companies/:companyId', { params: { companyId } });
  return { query, company: data, companies: null };
}
