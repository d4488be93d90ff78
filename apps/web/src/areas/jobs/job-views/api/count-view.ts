import type { ViewSource } from '@waymark/contract/posting/choices/managed-jobs';
import { callApi } from '../../../../lib/api-client.ts';

/** Tells that somebody looks at a posting. What is not told is missing in a chart, so a failure interrupts nobody. */
export async function countView(jobId: string, source: ViewSource): Promise<void> {
  await callApi(
    'POST /jobs/:jobId/views',
    { params: { jobId }, body: { source } },
    { keepalive: true },
  ).catch(() => undefined);
}
