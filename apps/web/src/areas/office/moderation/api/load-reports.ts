import type { Page } from '@waymark/contract/pagination';
import type {
  ReportedConversation,
  ReportedConversationDetail,
  ReportedJob,
  ReportedJobDetail,
} from '@waymark/contract/office/reports';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage } from '../../../../lib/list-address.ts';

/** One of the pages that the address of reports can mean. */
export type LoadedReports =
  | { kind: 'jobs'; jobs: Page<ReportedJob> }
  | { kind: 'conversations'; conversations: Page<ReportedConversation> }
  | { kind: 'job'; job: ReportedJobDetail }
  | { kind: 'conversation'; conversation: ReportedConversationDetail };

/** What the address asks for: a list, or what is reported of one posting or conversation. */
export async function loadReports(search: URLSearchParams): Promise<LoadedReports> {
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
