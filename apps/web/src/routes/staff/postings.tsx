import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { PostingSources } from '../../areas/jobs/job-sources/components/posting-sources.tsx';
import { JobPage } from '../../areas/jobs/jobs/components/job-page.tsx';
import { PostingDesk } from '../../areas/office/moderation/components/posting-desk.tsx';
import { PostingList } from '../../areas/office/moderation/components/posting-list.tsx';
import { moderatedPostingsPath, readPostingsQuery } from '../../areas/office/moderation/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Postings`);

export const clientLoader = staffLoader('moderator', async (search) => {
  const query = readPostingsQuery(search);
  const jobId = search.get('job');
  if (!jobId) return { query, postings: await callApi('GET /staff/postings', { query }) };
  const params = { jobId };
  const [{ data }, sources] = await Promise.all([
    callApi('GET /staff/postings/:jobId', { params }),
    callApi('GET /staff/postings/:jobId/sources', { params }),
  ]);
  return { query, posting: data, sources: sources.data };
});

export default function StaffPostings() {
  const loaded = useLoaderData<typeof clientLoader>();
  const posting = loaded?.posting;
  const isAdministrator = useAuth(({ user }) => user?.staffRole === 'administrator');
  return (
    <StaffArea role="moderator">
      {loaded?.postings && <PostingList {...loaded} />}
      {posting && (
        <PostingDesk key={posting.job.id} posting={posting} listPath={moderatedPostingsPath(loaded.query)}>
          <div className={ui['stack6']}>
            <PostingSources sources={loaded.sources} isLinked={isAdministrator} />
            <JobPreview job={posting.job} />
          </div>
        </PostingDesk>
      )}
    </StaffArea>
  );
}

const noJobs: never[] = [];
const renderNothing = () => null;

/** The posting as seekers see it. */
function JobPreview({ job }: { job: JobDetail }) {
  const say = useSay();
  return (
    <JobPage
      job={job}
      similar={noJobs}
      address={location.origin + jobDetailPath(job.id)}
      now={Date.parse(job.confirmedAt)}
      apply={<p>{say`Applicants find the way to apply here.`}</p>}
      renderApplyLink={renderNothing}
      save={null}
    />
  );
}
