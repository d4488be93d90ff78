import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { LettersPage } from '../../areas/resumes/cover-letters/components/letters-page.tsx';
import { emptyLetter } from '../../areas/resumes/cover-letters/rules.ts';
import type { LetterValues } from '../../areas/resumes/cover-letters/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
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

async function listLetters(): Promise<CoverLetter[]> {
  return (await callApi('GET /cover-letters')).data;
}

/** A letter for a job, with what is known of it filled in. */
async function startLetter(jobId: string): Promise<LetterValues> {
  const { data: job } = await callApi('GET /jobs/:jobId', { params: { jobId } });
  return emptyLetter(job.title, job.company.name);
}
