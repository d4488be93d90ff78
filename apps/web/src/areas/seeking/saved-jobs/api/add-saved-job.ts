import type { SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { callApi } from '../../../../lib/api-client.ts';

export async function addSavedJob(fields: SavedJobFields): Promise<void> {
  await callApi('POST /saved-jobs', { body: fields });
}
