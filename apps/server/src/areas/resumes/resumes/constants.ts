import type { ResumeExtension } from '@waymark/contract/identity/choices';

/** Each format's media type and the types that content detection may report for it. */
export const resumeFormats: Record<ResumeExtension, { mediaType: string; detectedAs: readonly string[] }> = {
  pdf: { mediaType: 'application/pdf', detectedAs: ['pdf'] },
  // Detection cannot tell OLE documents apart; the stream inside identifies a Word one.
  doc: { mediaType: 'application/msword', detectedAs: ['cfb', 'doc'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    detectedAs: ['docx', 'zip'],
  },
};

/** Limits far above any real docx, but below a file made to exhaust a reader. */
export const docxLimits = {
  entries: 2000,
  unpackedBytes: 50 * 1024 * 1024,
  /** Checked only above `ratioFromBytes`: small XML entries may compress very well. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
} as const;

/** Fits into listings and the header of a download. */
export const resumeNameMaxLength = 150;
