import type { Application } from '@waymark/contract/hiring/applications';
import { callApi } from '../../../../lib/api-client.ts';

/** The signed-in candidate's application for a job; null when there is none. */
export async function findOwnApplication(jobId: string): Promise<Application | null> {
  return (await callApi('GET /applications/for-job/:jobId', { params: { jobId } })).data;
}
