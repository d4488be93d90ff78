import type { SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { callApi } from '../../../../lib/api-client.ts';

export async function changeSavedJob(id: string, fields: SavedJobFields): Promise<void> {
  await callApi('PUT /saved-jobs/entries/:id', { params: { id }, body: fields });
}
