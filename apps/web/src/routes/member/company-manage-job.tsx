import { maxInvited } from '@waymark/contract/hiring/choices';
import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { filtersOf, haveSameApplicants } from '../../areas/hiring/applicants/filter-rules.ts';
import { ConversationView } from '../../areas/hiring/conversations/components/conversation-view.tsx';
import { InterviewPanel } from '../../areas/hiring/interviews/components/interview-panel.tsx';
import { OfferDialog } from '../../areas/hiring/interviews/components/offer-form.tsx';
import { DeclineButton, DeclineDialog } from '../../areas/hiring/rejections/components/decline-form.tsx';
import { WaitingLetters } from '../../areas/hiring/rejections/components/waiting-letters.tsx';
import { HiringTeamButton } from '../../areas/hiring/scorecards/components/hiring-team.tsx';
import { Scorecards } from '../../areas/hiring/scorecards/components/scorecards.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { ManagedJobs } from '../../areas/posting/managed-jobs/components/managed-jobs.tsx';
import { readManageQuery } from '../../areas/posting/managed-jobs/rules.ts';
import { Spinner } from '../../components/data/spinner.tsx';
import { Button } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  privatePageMeta(loaderData?.board ? msg`Applicants for ${loaderData.board.job.title}` : msg`Manage jobs`);

/** A script of its own: the board and its libraries weigh more than the list of jobs. */
const importApplicants = () => import('../../areas/hiring/applicants/components/applicants.tsx');
const Applicants = lazyComponent(async () => (await importApplicants()).Applicants);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return {};
  const jobId = searchParams.get('job');
  if (!jobId) {
    const query = readManageQuery(searchParams);
    return { managed: { query, jobs: await callApi('GET /company/jobs', { query }) } };
  }
  // Loads the script beside the data.
  void importApplicants();
  const input = { params: { jobId }, query: filtersOf(searchParams) };
  const board = await callApi('GET /company/jobs/:jobId/applicants/board', input);
  // The board can be read without it.
  const mark = callApi('POST /company/jobs/marks', { body: { mark: 'read', jobIds: [jobId] } });
  void mark.catch(() => undefined);
  return { board };
}

/** Opening an applicant changes the address, but does not load the board again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return defaultShouldRevalidate && !haveSameApplicants(currentUrl, nextUrl);
}

export default function CompanyManageJob() {
  const { board, managed } = useLoaderData<typeof clientLoader>();
  return (
    <EmployerArea isWide={board !== undefined} isFocused={board !== undefined}>
      {(managed ?? board) && <WaitingLetters />}
      {managed && <ManagedJobs {...managed} />}
      {board && (
        <Applicants
          board={board}
          parts={{
            renderTools: (applicationId) => <DeclineButton applicationIds={[applicationId]} />,
            renderMessages: (applicationId) => (
              <ApplicantMessages applicationId={applicationId} board={board} />
            ),
            renderScorecards: (applicationId, onChange) => (
              <Scorecards applicationId={applicationId} onChange={onChange} />
            ),
            renderBulkTools: (applicationIds) => (
              <>
                <OfferButton applicationIds={applicationIds} />
                <DeclineButton applicationIds={applicationIds} variant="secondary" />
              </>
            ),
            renderLetters: (applicationIds, actions) => (
              <DeclineDialog open={applicationIds.length > 0} applicationIds={applicationIds} {...actions} />
            ),
            renderTeam: (jobId) => <HiringTeamButton jobId={jobId} />,
          }}
        />
      )}
    </EmployerArea>
  );
}

/** Offers times that the selected applicants share. */
function OfferButton({ applicationIds }: { applicationIds: string[] }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const isTooMany = applicationIds.length > maxInvited;
  return (
    <>
      <Button
        variant="secondary"
        disabled={applicationIds.length === 0 || isTooMany}
        why={isTooMany ? say`Select ${maxInvited} at most.` : say`Select applicants first.`}
        onClick={() => setOpen(true)}
      >
        {say`Offer times`}
      </Button>
      <OfferDialog
        applicationIds={applicationIds}
        offering={open ? 'new' : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

interface ApplicantMessagesProps {
  applicationId: string;
  /** The data of the page: interviews and messages load again with it. */
  board: ApplicantBoard;
}

/** The interviews of an applicant, and the conversation. */
function ApplicantMessages({ applicationId, board }: ApplicantMessagesProps) {
  const { data, failure, reload } = useLoaded(async () => {
    const input = { params: { applicationId } };
    const [conversation, interviews] = await Promise.all([
      callApi('GET /company/applications/:applicationId/conversation', input),
      callApi('GET /company/applications/:applicationId/interviews', input),
    ]);
    return { detail: await loadConversation(conversation.data.conversationId), interviews: interviews.data };
  }, [applicationId, board]);
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  if (!data) return <Spinner />;
  const { detail, interviews } = data;
  return (
    <ConversationView
      side="company"
      detail={detail}
      applicationId={applicationId}
      canWrite={board.isChangeable}
      panel={
        <InterviewPanel applicationId={applicationId} interviews={interviews} canOffer={board.isChangeable} />
      }
      onSent={reload}
    />
  );
}

/** Null before the first message. */
async function loadConversation(conversationId: string | null) {
  if (conversationId === null) return null;
  return (await callApi('GET /conversations/:conversationId', { params: { conversationId } })).data;
}
