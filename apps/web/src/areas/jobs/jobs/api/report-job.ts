import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the sentence that says what happens next. */
export async function reportJob(jobId: string, fields: JobReportFields): Promise<string> {
  return (await callApi('POST /jobs/:jobId/reports', { params: { jobId }, body: fields })).message;
}
