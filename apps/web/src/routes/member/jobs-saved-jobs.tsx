import type { Page } from '@waymark/contract/pagination';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { mergeGuestLikes } from '../../areas/seeking/saved-jobs/api/merge-guest-likes.ts';
import { SavedJobs } from '../../areas/seeking/saved-jobs/components/saved-jobs.tsx';
import { listPlaceOf } from '../../areas/seeking/saved-jobs/rules.ts';
import type { ListPlace } from '../../areas/seeking/saved-jobs/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
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

/** With what was liked before signing in: whoever comes straight here is not shown a list without it. */
async function listSavedJobs(place: ListPlace): Promise<Page<SavedJob>> {
  await mergeGuestLikes();
  return callApi('GET /saved-jobs', { query: place });
}
