import { staffCompanyLists } from '@waymark/contract/companies/choices/staff-companies';
import type { Page } from '@waymark/contract/pagination';
import type {
  StaffCompaniesQuery,
  StaffCompany,
  StaffCompanyDetail,
} from '@waymark/contract/companies/staff-companies';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage, readWords } from '../../../../lib/list-address.ts';
import { readChoice } from '../rules.ts';

export interface LoadedCompanies {
  query: StaffCompaniesQuery;
  /** One of the two: a list, or the company that the address names. */
  companies: Page<StaffCompany> | null;
  company: StaffCompanyDetail | null;
}

/** What the address asks for. */
export async function loadCompanies(search: URLSearchParams): Promise<LoadedCompanies> {
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
