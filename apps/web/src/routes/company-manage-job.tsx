import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../components/area-error.tsx';
import { PageSpinner } from '../components/spinner.tsx';
import { EmployerArea } from '../features/accounts/components/employer-area.tsx';
import { listApplicants } from '../features/applications/api/list-applicants.ts';
import { Applicants } from '../features/applications/components/applicants.tsx';
import { pageOf } from '../features/applications/rules.ts';
import { listManagedJobs } from '../features/companies/api/list-managed-jobs.ts';
import { ManagedJobs } from '../features/companies/components/managed-jobs.tsx';
import { manageJobPath } from '../features/companies/rules.ts';
import { hasRole } from '../lib/auth-store.ts';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Manage jobs');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return {};
  const job = searchParams.get('job');
  const page = pageOf(searchParams);
  return job ? { applicants: await listApplicants(job, page) } : { jobs: await listManagedJobs(page) };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyManageJob() {
  const { applicants, jobs } = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {jobs && <ManagedJobs {...jobs} />}
      {applicants && (
        <Applicants {...applicants} hrefOf={(page) => manageJobPath({ job: applicants.job.id, page })} />
      )}
    </EmployerArea>
  );
}
