import type { Page } from '@waymark/contract/pagination';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { callApi } from '../../../../lib/api-client.ts';
import type { ListPlace } from '../rules.ts';
import { mergeGuestLikes } from './merge-guest-likes.ts';

/** With what was liked before signing in: whoever comes straight here is not shown a list without it. */
export async function listSavedJobs(place: ListPlace): Promise<Page<SavedJob>> {
  await mergeGuestLikes();
  return callApi('GET /saved-jobs', { query: place });
}
