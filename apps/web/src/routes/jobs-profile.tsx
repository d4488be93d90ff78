import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../components/area-error.tsx';
import { PageSpinner } from '../components/spinner.tsx';
import { listConsents } from '../features/accounts/api/list-consents.ts';
import { CandidateArea } from '../features/accounts/components/candidate-area.tsx';
import { ProfilePage } from '../features/accounts/components/profile-page.tsx';
import { hasRole } from '../lib/auth-store.ts';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Profile');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasRole('candidate', new URL(request.url).pathname))) return null;
  // Without them the profile itself can still be changed.
  return { consents: await listConsents().catch(() => null) };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsProfile() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <ProfilePage consents={loaded.consents} />}</CandidateArea>;
}
