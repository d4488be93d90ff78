import { uploadForm } from '../../../../lib/api-client.ts';

/** Stores a resume and gives its id. */
export async function uploadResume(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('resume', file);
  return (await uploadForm('POST /resumes', form, onProgress)).data.id;
}
