import { uploadForm } from '../../../../lib/api-client.ts';

export async function uploadResume(
  file: File,
  label: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData();
  form.append('label', label);
  form.append('resume', file);
  await uploadForm('POST /resumes', form, onProgress);
}

/** The new file takes the place of the old one. */
export async function replaceResume(
  resumeId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData();
  form.append('resume', file);
  await uploadForm('POST /resumes/:resumeId/file', form, onProgress, { resumeId });
}
