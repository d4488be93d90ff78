import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { callApi } from '../../../../lib/api-client.ts';
import { setLike } from '../components/use-likes.ts';

/** A liked job loses its heart everywhere. */
export async function removeSavedJob({ id, job }: SavedJob): Promise<void> {
  await callApi('DELETE /saved-jobs/entries/:id', { params: { id } });
  if (job) setLike(job.id, false);
}
