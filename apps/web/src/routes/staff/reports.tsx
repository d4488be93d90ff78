import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import {
  ReportedConversationDesk,
  ReportedConversations,
  ReportedJobDesk,
  ReportedJobs,
} from '../../areas/office/moderation/components/reports.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Reports`);

/** The list that the address asks for, or the posting or conversation that it names. */
export const clientLoader = staffLoader('moderator', async (search) => {
  const [jobId, conversationId] = [search.get('job'), search.get('conversation')];
  const query = { page: readPage(search) };
  if (jobId) {
    const { data } = await callApi('GET /staff/reports/jobs/:jobId', { params: { jobId } });
    return { job: data };
  }
  if (conversationId) {
    const params = { conversationId };
    const { data } = await callApi('GET /staff/reports/conversations/:conversationId', { params });
    return { conversation: data };
  }
  return search.get('kind') === 'conversations'
    ? { conversations: await callApi('GET /staff/reports/conversations', { query }) }
    : { jobs: await callApi('GET /staff/reports/jobs', { query }) };
});

export default function StaffReports() {
  const { jobs, conversations, job, conversation } = useLoaderData<typeof clientLoader>() ?? {};
  return (
    <StaffArea role="moderator">
      {jobs && <ReportedJobs jobs={jobs} />}
      {conversations && <ReportedConversations conversations={conversations} />}
      {job && <ReportedJobDesk job={job} />}
      {conversation && <ReportedConversationDesk conversation={conversation} />}
    </StaffArea>
  );
}
