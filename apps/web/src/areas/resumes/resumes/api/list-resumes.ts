import type { RemovedResume, Resume } from '@waymark/contract/resumes/resumes';
import { callApi } from '../../../../lib/api-client.ts';

export interface OwnResumes {
  data: Resume[];
  removed: RemovedResume[];
}

export function listResumes(): Promise<OwnResumes> {
  return callApi('GET /resumes');
}
