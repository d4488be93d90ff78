import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { callApi } from '../../../../lib/api-client.ts';
import { setLike } from '../components/use-likes.ts';
import { restoreFieldsOf } from '../rules.ts';

/** Puts a removed row back into its place. */
export async function restoreSavedJob(row: SavedJob): Promise<void> {
  await callApi('POST /saved-jobs/restore', { body: restoreFieldsOf(row) });
  if (row.job) setLike(row.job.id, true);
}
