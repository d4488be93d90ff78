import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { getVisibility } from '../../areas/hiring/candidates/api/get-visibility.ts';
import { VisibilitySection } from '../../areas/hiring/candidates/components/visibility-section.tsx';
import { getSharing } from '../../areas/resumes/resume-sharing/api/list-links.ts';
import { PublicLinks } from '../../areas/resumes/resume-sharing/components/public-links.tsx';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Visibility');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasRole('candidate', new URL(request.url).pathname))) return null;
  const [visibility, sharing] = await Promise.all([getVisibility(), getSharing()]);
  return { visibility, sharing };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsVisibility() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <CandidateArea>
      {loaded && (
        <>
          <PageHeading>Visibility</PageHeading>
          <PublicLinks {...loaded.sharing} />
          <VisibilitySection {...loaded.visibility} />
        </>
      )}
    </CandidateArea>
  );
}
