import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { mergeGuestLikes } from '../../areas/seeking/saved-jobs/api/sync-likes.ts';
import { SavedJobs } from '../../areas/seeking/saved-jobs/components/saved-jobs.tsx';
import { savedList } from '../../areas/seeking/saved-jobs/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Saved Jobs');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const place = savedList.read(searchParams);
  if (!(await hasRole('candidate', pathname))) return null;
  // The list includes the likes from before signing in.
  await mergeGuestLikes();
  return { place, result: await callApi('GET /saved-jobs', { query: place }) };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsSavedJobs() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <SavedJobs {...loaded} />}</CandidateArea>;
}
