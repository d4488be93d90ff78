import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { JobAlerts } from '../../areas/seeking/alerts/components/job-alerts.tsx';
import { alertList } from '../../areas/seeking/alerts/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { readAddress } from '../../lib/languages/page-address.ts';

export const meta = () => privatePageMeta(msg`Job Alerts`);

/** The same for all visitors; the alerts come with the session. */
export async function loader({ context }: LoaderFunctionArgs) {
  const industries = await context.get(serverContext).pageData.categories.listIndustries();
  return { industries: Object.fromEntries(industries.map(({ value, name }) => [value, name])) };
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  const place = alertList.read(searchParams);
  if (!(await hasRole('candidate', pathname))) return null;
  const [{ industries }, result] = await Promise.all([
    serverLoader<typeof loader>(),
    callApi('GET /job-alerts', { query: place }),
  ]);
  return { place, result, industries };
}
clientLoader.hydrate = true as const;

/** Its own: without one the server would show the page with what its loader alone knows. */
export const HydrateFallback = () => <PageSpinner />;

export default function JobsAlerts() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <JobAlerts {...loaded} />}</CandidateArea>;
}
