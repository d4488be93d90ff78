import type { ExportState } from '@waymark/contract/resumes/resume-export/exports';
import { callApi } from '../../../../lib/api-client.ts';

export async function getExport(): Promise<ExportState> {
  return (await callApi('GET /resume-export')).data;
}
