import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { ApplicantResumes } from '../../areas/hiring/candidates/components/applicant-resumes.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Resume');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return null;
  const q = searchParams.get('q')?.trim().slice(0, 120) ?? '';
  const query = { q, page: readPage(searchParams) };
  return { q, result: await callApi('GET /company/resumes', { query }) };
}

export default function CompanyResume() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{loaded && <ApplicantResumes {...loaded} />}</EmployerArea>;
}
