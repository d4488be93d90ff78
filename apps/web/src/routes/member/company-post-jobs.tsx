import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type { Page } from '@waymark/contract/pagination';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import type { PostingChoices, DraftSummary } from '@waymark/contract/posting/postings';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { JobPage } from '../../areas/jobs/jobs/components/job-page.tsx';
import { getDraft } from '../../areas/posting/postings/api/get-draft.ts';
import { PostingEditor } from '../../areas/posting/postings/components/posting-editor.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { ButtonLink, Button } from '../../components/form/button.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import styles from '../../areas/posting/postings/components/posting-form.module.css';

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

async function getChoices(): Promise<PostingChoices> {
  return (await callApi('GET /company/posting-choices')).data;
}

function listDrafts(page: number): Promise<Page<DraftSummary>> {
  return callApi('GET /company/drafts', { query: { page } });
}

/** Of a colleague who may look at everything and change nothing. */
function LookOnly() {
  return (
    <>
      <PageHeading>Post A Job</PageHeading>
      <EmptyState
        title="Posting is for owners and recruiters"
        actions={<ButtonLink to={paths.companyManageJob}>Manage jobs</ButtonLink>}
      >
        You can look at everything the company has here. To post a job, ask an owner for the role of a
        recruiter.
      </EmptyState>
    </>
  );
}

/** The place of the application in a preview: what will be asked, and a button that is not for the author. */
function PreviewApply({ job }: { job: JobDetail }) {
  const asked = job.questions.filter(({ question }) => question.trim() !== '');
  return (
    <div className={styles['questions']}>
      {asked.length > 0 && (
        <div>
          <p>Applicants are asked:</p>
          <ul>
            {asked.map(({ id, question, required }) => (
              <li key={id}>
                {question}
                {required ? '' : ' (optional)'}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Button disabled>Apply This Job</Button>
      </p>
    </div>
  );
}
