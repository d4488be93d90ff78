import type { ExportFormat } from '@waymark/contract/resumes/choices/resume-export';
import { cleanResumeName } from '../resumes/rules.ts';

export const mediaTypes: Record<ExportFormat | 'json', string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

/** "Ada Lovelace - Resume.pdf": a name that is no path, whatever a person is called. */
export function fileNameOf(name: string | undefined, kind: string, extension: ExportFormat | 'json'): string {
  const stem = [name, kind].filter(Boolean).join(' - ');
  return cleanResumeName(`${stem}.${extension}`, extension);
}
