import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../components/spinner.tsx';
import { CandidateArea } from '../features/accounts/components/candidate-area.tsx';
import { listApplications } from '../features/applications/api/list-applications.ts';
import { AppliedJobs } from '../features/applications/components/applied-jobs.tsx';
import { listPlaceOf } from '../features/applications/rules.ts';
import { AreaError } from '../components/area-error.tsx';
import { hasRole } from '../lib/auth-store.ts';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Applied Jobs');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const place = listPlaceOf(searchParams);
  return (await hasRole('candidate', pathname)) ? { place, result: await listApplications(place) } : null;
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsAppliedJob() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <AppliedJobs {...loaded} />}</CandidateArea>;
}
