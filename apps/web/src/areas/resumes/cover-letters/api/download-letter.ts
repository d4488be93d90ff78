import type { ExportFormat } from '@waymark/contract/resumes/choices/resume-export';
import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { downloadFile } from '../../../../lib/api-client.ts';

export function downloadLetter({ id, title }: CoverLetter, format: ExportFormat): Promise<void> {
  const input = { params: { letterId: id }, query: { format } };
  return downloadFile('GET /cover-letters/:letterId/file', input, `${title}.${format}`);
}
