import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type { Page } from '@waymark/contract/pagination';
import { jobDetailPath } from '@waymark/contract/paths';
import type {
  ModeratedPostingDetail,
  ModeratedPosting,
  ModeratedPostingsQuery,
} from '@waymark/contract/posting/staff-postings';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { JobPage } from '../../areas/jobs/jobs/components/job-page.tsx';
import { PostingDesk } from '../../areas/office/moderation/components/posting-desk.tsx';
import { PostingList } from '../../areas/office/moderation/components/posting-list.tsx';
import { moderatedPostingsPath, readPostingsQuery } from '../../areas/office/moderation/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Postings');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return {};
  const query = readPostingsQuery(searchParams);
  const jobId = searchParams.get('job');
  if (jobId) return { query, posting: await getPosting(jobId) };
  return { query, postings: await listPostings(query) };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffPostings() {
  const { query, posting, postings } = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {postings && <PostingList query={query} postings={postings} />}
      {posting && (
        <PostingDesk key={posting.job.id} posting={posting} listPath={moderatedPostingsPath(query)}>
          <SeenBySeekers job={posting.job} />
        </PostingDesk>
      )}
    </StaffArea>
  );
}

const noJobs: never[] = [];
const renderNothing = () => null;

function SeenBySeekers({ job }: { job: JobDetail }) {
  return (
    <JobPage
      job={job}
      similar={noJobs}
      address={location.origin + jobDetailPath(job.id)}
      now={Date.parse(job.confirmedAt)}
      apply={<p>Applicants find the way to apply here.</p>}
      renderApplyLink={renderNothing}
      save={null}
    />
  );
}

async function getPosting(jobId: string): Promise<ModeratedPostingDetail> {
  const { data } = await callApi('GET /staff/postings/:jobId', { params: { jobId } });
  return data;
}

function listPostings(query: ModeratedPostingsQuery): Promise<Page<ModeratedPosting>> {
  return callApi('GET /staff/postings', { query });
}
