import type {
  ConversationReportDecisionFields,
  JobReportDecisionFields,
} from '@waymark/contract/office/reports';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say afterwards. */
export async function decideJobReports(jobId: string, body: JobReportDecisionFields): Promise<string> {
  const { message } = await callApi('POST /staff/reports/jobs/:jobId/decisions', { params: { jobId }, body });
  return message;
}

/** Gives what to say afterwards. */
export async function decideConversationReport(
  conversationId: string,
  body: ConversationReportDecisionFields,
): Promise<string> {
  const params = { conversationId };
  const { message } = await callApi('POST /staff/reports/conversations/:conversationId/decisions', {
    params,
    body,
  });
  return message;
}
