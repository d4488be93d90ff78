import type { Resume } from '@waymark/contract/resumes/resumes';
import { callApi } from '../../../../lib/api-client.ts';

export async function listOwnResumes(): Promise<Resume[]> {
  return (await callApi('GET /resumes')).data;
}
