import type { MovedApplicants } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

interface Move {
  stageId: string;
  applicants: { id: string; version: number }[];
  /** Tells no candidate. */
  quiet: boolean;
}

export async function moveApplicants(jobId: string, move: Move): Promise<MovedApplicants> {
  const call = callApi('POST /company/jobs/:jobId/applicants/move', { params: { jobId }, body: move });
  return (await call).data;
}
