import type { ExportFormat } from '@waymark/contract/resumes/choices/resume-export';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { callApi } from '../../../../lib/api-client.ts';

/** Puts the printed resume among the files to apply with. */
export async function keepExport(format: ExportFormat): Promise<Resume> {
  return (await callApi('POST /resume-export/resumes', { body: { format } })).data;
}
