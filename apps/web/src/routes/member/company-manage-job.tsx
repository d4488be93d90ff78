import { applicantMessagesPath } from '@waymark/contract/paths';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ButtonLink } from '../../components/form/button.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { loadBoard } from '../../areas/hiring/applicants/api/load-board.ts';
import { filtersOf, haveSameApplicants } from '../../areas/hiring/applicants/filter-rules.ts';
import { DeclineButton } from '../../areas/hiring/rejections/components/decline-button.tsx';
import { WaitingLetters } from '../../areas/hiring/rejections/components/waiting-letters.tsx';
import { ApplicantInterviews } from '../../areas/hiring/interviews/components/applicant-interviews.tsx';
import { OfferButton } from '../../areas/hiring/interviews/components/offer-button.tsx';
import { listManagedJobs } from '../../areas/posting/managed-jobs/api/list-managed-jobs.ts';
import { markJobs } from '../../areas/posting/managed-jobs/api/mark-jobs.ts';
import { ManagedJobs } from '../../areas/posting/managed-jobs/components/managed-jobs.tsx';
import { readManageQuery } from '../../areas/posting/managed-jobs/rules.ts';
import { duplicateJob } from '../../areas/posting/postings/api/duplicate-job.ts';
import { editJob } from '../../areas/posting/postings/api/edit-job.ts';
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
