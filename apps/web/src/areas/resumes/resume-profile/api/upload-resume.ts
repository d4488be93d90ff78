import type { Resume } from '@waymark/contract/resumes/resumes';
import { uploadForm } from '../../../../lib/api-client.ts';

/** To the files of the CV manager. */
export async function uploadResume(file: File, onProgress: (share: number) => void): Promise<Resume> {
  const form = new FormData();
  form.append('resume', file);
  return (await uploadForm('POST /resumes', form, onProgress)).data;
}
