import type { ExportFormat } from '@waymark/contract/resumes/choices/resume-export';
import { downloadFile } from '../../../../lib/api-client.ts';

/** `withPersonal`: a JSON Resume has Desired Career Profile and Personal Details too. */
export function downloadExport(
  format: ExportFormat | 'json',
  name: string,
  withPersonal = false,
): Promise<void> {
  const file = `${name ? `${name} - ` : ''}Resume.${format}`;
  if (format === 'json') {
    const query = withPersonal ? { personal: 'included' as const } : {};
    return downloadFile('GET /resume-export/json', { query }, file);
  }
  return downloadFile('GET /resume-export/file', { query: { format } }, file);
}
