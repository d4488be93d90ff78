import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { callApi } from '../../../../lib/api-client.ts';

export async function listLetters(): Promise<CoverLetter[]> {
  return (await callApi('GET /cover-letters')).data;
}
