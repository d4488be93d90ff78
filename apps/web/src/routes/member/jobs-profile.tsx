import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { listConsents } from '../../areas/identity/accounts/api/list-consents.ts';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { ProfilePage } from '../../areas/identity/accounts/components/profile-page.tsx';
import { VisibilityLink } from '../../areas/hiring/candidates/components/visibility-link.tsx';
import { listOwnReviews } from '../../areas/resumes/resume-review/api/list-own-reviews.ts';
import { OwnReviews } from '../../areas/resumes/resume-review/components/own-reviews.tsx';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Profile');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasRole('candidate', new URL(request.url).pathname))) return null;
  // Without them the profile itself can still be changed.
  const [consents, reviews] = await Promise.all([
    listConsents().catch(() => null),
    listOwnReviews().catch(() => null),
  ]);
  return { consents, reviews };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsProfile() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <CandidateArea>
      {loaded && <ProfilePage consents={loaded.consents} />}
      {loaded && <OwnReviews reviews={loaded.reviews} />}
      {loaded && <VisibilityLink />}
    </CandidateArea>
  );
}
