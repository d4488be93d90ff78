import type { Page } from '@waymark/contract/pagination';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { JobAlerts } from '../../areas/seeking/alerts/components/job-alerts.tsx';
import { listPlaceOf } from '../../areas/seeking/alerts/rules.ts';
import type { ListPlace } from '../../areas/seeking/alerts/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';

export const meta = () => privatePageMeta('Job Alerts');

/** What is the same for everybody; the alerts are somebody's own and come with their session. */
export async function loader({ context }: LoaderFunctionArgs) {
  const industries = await context.get(serverContext).pageData.categories.listIndustries();
  return { industries: industries.map(({ value }) => value) };
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const place = listPlaceOf(searchParams);
  if (!(await hasRole('candidate', pathname))) return null;
  const [{ industries }, result] = await Promise.all([serverLoader<typeof loader>(), listAlerts(place)]);
  return { place, result, industries };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsAlerts() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <JobAlerts {...loaded} />}</CandidateArea>;
}

function listAlerts(place: ListPlace): Promise<Page<JobAlert>> {
  return callApi('GET /job-alerts', { query: place });
}
