import { staffCompanyLists } from '@waymark/contract/companies/choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { CompanyDesk } from '../../areas/office/back-office/components/company-desk.tsx';
import { CompanyList } from '../../areas/office/back-office/components/company-list.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Companies`);

/** The list that the address asks for, or the company that it names. */
export const clientLoader = staffLoader('moderator', async (search) => {
  const companyId = search.get('company');
  if (companyId) {
    const { data } = await callApi('GET /staff/companies/:companyId', { params: { companyId } });
    return { company: data };
  }
  const query = { show: readChoice(search, staffCompanyLists), q: readWords(search), page: readPage(search) };
  return { query, companies: await callApi('GET /staff/companies', { query }) };
});

export default function StaffCompanies() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {loaded?.companies && <CompanyList {...loaded} />}
      {loaded?.company && <CompanyDesk key={loaded.company.id} company={loaded.company} />}
    </StaffArea>
  );
}
