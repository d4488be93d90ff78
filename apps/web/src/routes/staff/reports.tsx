import type {
  ReportedConversation,
  ReportedConversationDetail,
  ReportedJob,
  ReportedJobDetail,
} from '@waymark/contract/office/reports';
import type { Page } from '@waymark/contract/pagination';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import {
  ReportedConversationDesk,
  ReportedJobDesk,
} from '../../areas/office/moderation/components/report-desk.tsx';
import {
  ReportedConversations,
  ReportedJobs,
} from '../../areas/office/moderation/components/report-list.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Reports');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadReports(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffReports() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {loaded?.kind === 'jobs' && <ReportedJobs jobs={loaded.jobs} />}
      {loaded?.kind === 'conversations' && <ReportedConversations conversations={loaded.conversations} />}
      {loaded?.kind === 'job' && <ReportedJobDesk job={loaded.job} />}
      {loaded?.kind === 'conversation' && <ReportedConversationDesk conversation={loaded.conversation} />}
    </StaffArea>
  );
}

/** One of the pages that the address of reports can mean. */
type LoadedReports =
  | { kind: 'jobs'; jobs: Page<ReportedJob> }
  | { kind: 'conversations'; conversations: Page<ReportedConversation> }
  | { kind: 'job'; job: ReportedJobDetail }
  | { kind: 'conversation'; conversation: ReportedConversationDetail };

/** What the address asks for: a list, or what is reported of one posting or conversation. */
async function loadReports(search: URLSearchParams): Promise<LoadedReports> {
  const [jobId, conversationId] = [search.get('job'), search.get('conversation')];
  const query = { page: readPage(search) };
  if (jobId) {
    const { data } = await callApi('GET /staff/reports/jobs/:jobId', { params: { jobId } });
    return { kind: 'job', job: data };
  }
  if (conversationId) {
    const params = { conversationId };
    const { data } = await callApi('GET /staff/reports/conversations/:conversationId', { params });
    return { kind: 'conversation', conversation: data };
  }
  return search.get('kind') === 'conversations'
    ? { kind: 'conversations', conversations: await callApi('GET /staff/reports/conversations', { query }) }
    : { kind: 'jobs', jobs: await callApi('GET /staff/reports/jobs', { query }) };
}
