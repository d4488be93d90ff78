import type { ResumeImport } from '@waymark/contract/resumes/resume-export/exports';
import { uploadForm } from '../../../../lib/api-client.ts';

/** What a file would change; nothing is written. */
export async function readFile(file: File, onProgress: (share: number) => void): Promise<ResumeImport> {
  const form = new FormData();
  form.append('file', file);
  return (await uploadForm('POST /resume-imports', form, onProgress)).data;
}
