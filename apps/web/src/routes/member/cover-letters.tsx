import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { listLetters } from '../../areas/resumes/cover-letters/api/list-letters.ts';
import { startLetter } from '../../areas/resumes/cover-letters/api/start-letter.ts';
import { LettersPage } from '../../areas/resumes/cover-letters/components/letters-page.tsx';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Cover Letters');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('candidate', pathname))) return null;
  const jobId = searchParams.get('job');
  const [letters, started] = await Promise.all([
    listLetters(),
    // A posting that is gone is no reason not to write.
    jobId === null ? null : startLetter(jobId).catch(() => null),
  ]);
  return { letters, started };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CoverLetters() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <LettersPage {...loaded} />}</CandidateArea>;
}
