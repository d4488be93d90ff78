import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { maxInvited } from '@waymark/contract/hiring/choices/interviews';
import type { Interview } from '@waymark/contract/hiring/interviews';
import { applicantMessagesPath } from '@waymark/contract/paths';
import { useState, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { filtersOf, haveSameApplicants } from '../../areas/hiring/applicants/filter-rules.ts';
import type { Filters } from '../../areas/hiring/applicants/filter-rules.ts';
import { listInterviews } from '../../areas/hiring/interviews/api/list-interviews.ts';
import { InterviewPanel } from '../../areas/hiring/interviews/components/interview-panel.tsx';
import { OfferDialog } from '../../areas/hiring/interviews/components/offer-dialog.tsx';
import { DeclineButton } from '../../areas/hiring/rejections/components/decline-button.tsx';
import { WaitingLetters } from '../../areas/hiring/rejections/components/waiting-letters.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { listManagedJobs } from '../../areas/posting/managed-jobs/api/list-managed-jobs.ts';
import { markJobs } from '../../areas/posting/managed-jobs/api/mark-jobs.ts';
import { ManagedJobs } from '../../areas/posting/managed-jobs/components/managed-jobs.tsx';
import { readManageQuery } from '../../areas/posting/managed-jobs/rules.ts';
import { duplicateJob } from '../../areas/posting/postings/api/duplicate-job.ts';
import { PageSpinner, Spinner } from '../../components/data/spinner.tsx';
import { ButtonLink, Button } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Manage jobs');

/** Its own script: the board and its libraries weigh more than the list of jobs. */
const importApplicants = () => import('../../areas/hiring/applicants/components/applicants.tsx');
const Applicants = lazyComponent(async () => (await importApplicants()).Applicants);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return {};
  const job = searchParams.get('job');
  if (!job) {
    const query = readManageQuery(searchParams);
    return { managed: { query, jobs: await listManagedJobs(query) } };
  }
  // Both on their way at once.
  void importApplicants();
  const board = await loadBoard(job, filtersOf(searchParams));
  // Who has seen who applied has nothing new there; that it could not be noted keeps nobody from reading.
  void markJobs('read', [job]).catch(() => undefined);
  return { board };
}

/** What is shown of the applicants is in the address as well: opening one loads no board. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return defaultShouldRevalidate && !haveSameApplicants(currentUrl, nextUrl);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

const drafts = { edit: editJob, duplicate: duplicateJob };

export default function CompanyManageJob() {
  const { board, managed } = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea>
      {(managed ?? board) && <WaitingLetters />}
      {managed && <ManagedJobs {...managed} drafts={drafts} />}
      {board && (
        <Applicants
          board={board}
          renderTools={(applicationId) => (
            <ApplicantInterviews
              applicationId={applicationId}
              loaded={board}
              tools={<ApplicantTools applicationId={applicationId} />}
            />
          )}
          renderBulkTools={(applicationIds) => (
            <>
              <OfferButton applicationIds={applicationIds} />
              <DeclineButton applicationIds={applicationIds} variant="secondary" />
            </>
          )}
        />
      )}
    </EmployerArea>
  );
}

function ApplicantTools({ applicationId }: { applicationId: string }) {
  return (
    <>
      <ButtonLink variant="secondary" to={applicantMessagesPath(applicationId)}>
        Messages
      </ButtonLink>
      <DeclineButton applicationIds={[applicationId]} />
    </>
  );
}

/** Begins to change a published job, or goes on with it; gives its draft's id. */
async function editJob(jobId: string): Promise<string> {
  return (await callApi('POST /company/jobs/:jobId/edit', { params: { jobId } })).data.draftId;
}

function loadBoard(jobId: string, query: Filters): Promise<ApplicantBoard> {
  return callApi('GET /company/jobs/:jobId/applicants/board', { params: { jobId }, query });
}

/** Offers times to those who are selected, who share them. */
function OfferButton({ applicationIds }: { applicationIds: string[] }) {
  const [open, setOpen] = useState(false);
  const isTooMany = applicationIds.length > maxInvited;
  return (
    <>
      <Button
        variant="secondary"
        disabled={applicationIds.length === 0 || isTooMany}
        title={isTooMany ? `To ${maxInvited} at most` : undefined}
        onClick={() => setOpen(true)}
      >
        Offer times
      </Button>
      <OfferDialog
        applicationIds={applicationIds}
        offering={open ? 'new' : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

interface ApplicantInterviewsProps {
  applicationId: string;
  /** What the page has loaded last: with it the interviews are loaded anew. */
  loaded: unknown;
  tools: ReactNode;
}

/** The interviews of an applicant who was opened over a page, for those who may plan them. */
function ApplicantInterviews({ applicationId, loaded, tools }: ApplicantInterviewsProps) {
  const [interviews, setInterviews] = useState<Interview[]>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isGone = false;
    listInterviews(applicationId).then(
      (found) => !isGone && setInterviews(found),
      (reason: unknown) => !isGone && setFailure(messageOf(reason)),
    );
    return () => {
      isGone = true;
    };
  }, [applicationId, loaded]);

  if (failure) return <Notice tone="bad">{failure}</Notice>;
  if (!interviews) return <Spinner />;
  return <InterviewPanel applicationId={applicationId} interviews={interviews} canOffer tools={tools} />;
}
