import type { ResumeExtension } from '@waymark/contract/identity/choices';

export const resumeMediaTypes: Record<ResumeExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Fits into listings and the header of a download. */
export const resumeNameMaxLength = 150;
