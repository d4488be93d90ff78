import type { Resume } from '@waymark/contract/resumes/resumes';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { getResumeProfile } from '../../areas/resumes/resume-profile/api/get-resume-profile.ts';
import { MyResume } from '../../areas/resumes/resume-profile/components/my-resume.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

const FillDesk = lazyComponent(
  async () => (await import('../../areas/resumes/resume-profile/components/filling/fill-desk.tsx')).FillDesk,
);

export const meta = () => privatePageMeta('My Resume');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('candidate', pathname))) return null;
  const [profile, resumes] = await Promise.all([getResumeProfile(), listOwnResumes()]);
  return { profile, resumes, fill: searchParams.get('fill') };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsMyResume() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded) return <CandidateArea>{null}</CandidateArea>;
  const { fill, ...resume } = loaded;
  return (
    <CandidateArea>
      {fill === null ? <MyResume {...resume} /> : <FillDesk key={fill} {...resume} resumeId={fill} />}
    </CandidateArea>
  );
}

async function listOwnResumes(): Promise<Resume[]> {
  return (await callApi('GET /resumes')).data;
}
