import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';

/** What a reading gave, or why it gave nothing. */
interface Reading {
  resume?: Pick<ReadResume, 'format' | 'pages'> | undefined;
  failure?: { message: string } | undefined;
}

/** The resume as it was read, without what its lines mean; null where its bytes could not be fetched. */
export function presentSheet(reading: Reading | null, extension: string): ResumeSheet {
  const { resume, failure } = reading ?? {};
  if (!resume) return unreadSheet(extension, failure?.message ?? 'This file cannot be fetched just now.');
  return {
    format: resume.format,
    pages: resume.pages.map(({ number, size, lines }) => ({
      number,
      size,
      lines: lines.map(({ id, text, area }) => ({ id, text, area })),
    })),
    problem: null,
  };
}

/** A resume of which no line is known. */
export function unreadSheet(extension: string, problem: string): ResumeSheet {
  const format = extension === 'doc' || extension === 'docx' ? extension : 'pdf';
  return { format, pages: [], problem };
}
