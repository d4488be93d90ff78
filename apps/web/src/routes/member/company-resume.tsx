import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { ApplicantResumes } from '../../areas/hiring/candidates/components/applicant-resumes.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Resume`);

export const clientLoader = memberLoader('employer', async (search) => {
  const q = search.get('q')?.trim().slice(0, 120) ?? '';
  const query = { q, page: readPage(search) };
  return { q, result: await callApi('GET /company/resumes', { query }) };
});

export default function CompanyResume() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{loaded && <ApplicantResumes {...loaded} />}</EmployerArea>;
}
