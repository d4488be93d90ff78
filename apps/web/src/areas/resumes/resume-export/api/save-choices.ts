import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import { callApi } from '../../../../lib/api-client.ts';

/** Finishes even when the page is left meanwhile. */
export async function saveChoices(choices: ExportChoices): Promise<void> {
  await callApi('PUT /resume-export', { body: choices }, { keepalive: true });
}
