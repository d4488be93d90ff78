import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { JobPreview } from '../../areas/jobs/jobs/components/job-preview.tsx';
import { JobPage } from '../../areas/jobs/jobs/components/job-page.tsx';
import { PostingEditor } from '../../areas/posting/postings/components/posting-editor.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ButtonLink, Button } from '../../components/form/button.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Post A Job`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return {};
  const draftId = searchParams.get('draft');
  const [choices, draft, drafts] = await Promise.all([
    callApi('GET /company/posting-choices'),
    draftId ? callApi('GET /company/drafts/:draftId', { params: { draftId } }) : null,
    draftId ? null : callApi('GET /company/drafts'),
  ]);
  return { choices: choices.data, draft: draft?.data ?? null, drafts };
}

export default function CompanyPostJobs() {
  const { choices, draft = null, drafts = null } = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  if (!choices || !user?.company) return <EmployerArea>{null}</EmployerArea>;
  if (user.company.memberRole === 'viewer') {
    return (
      <EmployerArea>
        <ViewerNotice />
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
      renderBeside={(job) => <JobPreview job={job} apply={<PreviewApply job={job} />} />}
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

function ViewerNotice() {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`Post A Job`}</PageHeading>
      <EmptyState
        title={say`Posting is for owners and recruiters`}
        actions={<ButtonLink to={paths.companyManageJob}>{say`Manage jobs`}</ButtonLink>}
      >
        {say`You can look at everything the company has here. To post a job, ask an owner for the role of a recruiter.`}
      </EmptyState>
    </>
  );
}

/** In place of the application: its questions and a disabled button. */
function PreviewApply({ job }: { job: JobDetail }) {
  const say = useSay();
  const questions = job.questions.filter(({ question }) => question.trim() !== '');
  return (
    <div className={ui['grid4']}>
      {questions.length > 0 && (
        <div>
          <p>{say`Applicants are asked:`}</p>
          <ul>
            {questions.map(({ id, question, required }) => (
              <li key={id}>
                {question}
                {required ? '' : say` (optional)`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Button disabled>{say`Apply This Job`}</Button>
      </p>
    </div>
  );
}
