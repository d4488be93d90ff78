import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath } from '@waymark/contract/paths';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { JobPage } from '../../areas/jobs/jobs/components/job-page.tsx';
import { getPosting } from '../../areas/office/moderation/api/get-posting.ts';
import { listPostings } from '../../areas/office/moderation/api/list-postings.ts';
import { PostingDesk } from '../../areas/office/moderation/components/posting-desk.tsx';
import { PostingList } from '../../areas/office/moderation/components/posting-list.tsx';
import { moderatedPostingsPath, readPostingsQuery } from '../../areas/office/moderation/rules.ts';
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
