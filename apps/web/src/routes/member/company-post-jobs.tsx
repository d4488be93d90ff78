import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath } from '@waymark/contract/paths';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { JobPage } from '../../areas/jobs/jobs/components/job-page.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { getChoices } from '../../areas/posting/postings/api/get-choices.ts';
import { getDraft } from '../../areas/posting/postings/api/get-draft.ts';
import { listDrafts } from '../../areas/posting/postings/api/list-drafts.ts';
import { LookOnly } from '../../areas/posting/postings/components/look-only.tsx';
import { PostingEditor } from '../../areas/posting/postings/components/posting-editor.tsx';
import { PreviewApply } from '../../areas/posting/postings/components/preview-apply.tsx';
import { hasRole, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Post A Job');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return {};
  const draftId = searchParams.get('draft');
  const [choices, draft, drafts] = await Promise.all([
    getChoices(),
    draftId ? getDraft(draftId) : null,
    draftId ? null : listDrafts(1),
  ]);
  return { choices, draft, drafts };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyPostJobs() {
  const { choices, draft = null, drafts = null } = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  if (!choices || !user?.company) return <EmployerArea>{null}</EmployerArea>;
  if (user.company.memberRole === 'viewer') {
    return (
      <EmployerArea>
        <LookOnly />
      </EmployerArea>
    );
  }
  return (
    <PostingEditor
      key={draft?.id ?? 'new'}
      user={user}
      draft={draft}
      drafts={drafts}
      choices={choices}
      Frame={EmployerArea}
      renderPreview={(job) => <Preview job={job} />}
    />
  );
}

const noJobs: never[] = [];
const renderNothing = () => null;

function Preview({ job }: { job: JobDetail }) {
  return (
    <JobPage
      job={job}
      similar={noJobs}
      address={location.origin + jobDetailPath(job.id)}
      now={Date.parse(job.confirmedAt)}
      apply={<PreviewApply job={job} />}
      renderApplyLink={renderNothing}
      save={null}
    />
  );
}
