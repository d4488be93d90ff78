import type { ExportFormat } from '@waymark/contract/choices/resume-export';
import { downloadFile } from '../../../lib/api-client.ts';

export function downloadExport(format: ExportFormat | 'json', name: string): Promise<void> {
  const file = `${name ? `${name} - ` : ''}Resume.${format}`;
  if (format === 'json') return downloadFile('GET /resume-export/json', {}, file);
  return downloadFile('GET /resume-export/file', { query: { format } }, file);
}
