import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { listSavedJobs } from '../../areas/seeking/saved-jobs/api/list-saved-jobs.ts';
import { SavedJobs } from '../../areas/seeking/saved-jobs/components/saved-jobs.tsx';
import { listPlaceOf } from '../../areas/seeking/saved-jobs/rules.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Saved Jobs');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const place = listPlaceOf(searchParams);
  return (await hasRole('candidate', pathname)) ? { place, result: await listSavedJobs(place) } : null;
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsSavedJobs() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <SavedJobs {...loaded} />}</CandidateArea>;
}
