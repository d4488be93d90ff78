import type { ResumeExtension } from '@waymark/contract/identity/choices';

/** What each format is called in answers, and what the detection by content may call it. */
export const resumeFormats: Record<ResumeExtension, { mediaType: string; detectedAs: readonly string[] }> = {
  pdf: { mediaType: 'application/pdf', detectedAs: ['pdf'] },
  // Every OLE document looks alike to the detection; the stream inside tells a Word one.
  doc: { mediaType: 'application/msword', detectedAs: ['cfb', 'doc'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    detectedAs: ['docx', 'zip'],
  },
};

/** What a real docx stays far below, and a file made to exhaust a reader does not. */
export const docxLimits = {
  entries: 2000,
  unpackedBytes: 50 * 1024 * 1024,
  /** Judged only above `ratioFromBytes`: small entries of XML may pack very well. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
} as const;

/** Room for the name in listings and in the header of a download. */
export const resumeNameMaxLength = 150;
