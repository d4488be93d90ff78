import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { loadCheck } from '../../areas/resumes/resume-check/api/load-check.ts';
import { CheckPage } from '../../areas/resumes/resume-check/components/check-page.tsx';
import { NoResume } from '../../areas/resumes/resume-check/components/no-resume.tsx';
import { hasRole, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Resume check');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('candidate', pathname))) return null;
  const withId = searchParams.get('with');
  const loaded = await loadCheck(searchParams.get('resume'), withId);
  return { ...loaded, withId, title: searchParams.get('title') };
}

export const HydrateFallback = () => <PageSpinner label="Your resume is being read…" />;
export const ErrorBoundary = AreaError;

export default function ResumeCheck() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  return (
    <CandidateArea isWide>
      {loaded &&
        (loaded.checked ? (
          <CheckPage
            resumes={loaded.resumes}
            checked={loaded.checked}
            withId={loaded.withId}
            title={loaded.title ?? user?.jobTitle ?? ''}
          />
        ) : (
          <NoResume />
        ))}
    </CandidateArea>
  );
}
