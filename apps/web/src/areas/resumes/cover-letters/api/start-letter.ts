import { callApi } from '../../../../lib/api-client.ts';
import { emptyLetter, type LetterValues } from '../rules.ts';

/** A letter for a job, with what is known of it filled in. */
export async function startLetter(jobId: string): Promise<LetterValues> {
  const { data: job } = await callApi('GET /jobs/:jobId', { params: { jobId } });
  return emptyLetter(job.title, job.company.name);
}
