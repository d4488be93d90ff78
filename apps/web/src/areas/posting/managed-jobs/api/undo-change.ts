import type { JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { callApi } from '../../../../lib/api-client.ts';

export async function undoChange(changeId: string): Promise<JobsChanged> {
  return (await callApi('POST /company/jobs/changes/:changeId/undo', { params: { changeId } })).data;
}
