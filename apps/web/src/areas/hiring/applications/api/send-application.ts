import { uploadForm } from '../../../../lib/api-client.ts';
import { applicationFormOf, type ApplicationDraft } from '../rules.ts';

export async function sendApplication(
  jobId: string,
  draft: ApplicationDraft,
  onProgress: (share: number) => void,
): Promise<void> {
  await uploadForm('POST /applications', applicationFormOf(jobId, draft), onProgress);
}
