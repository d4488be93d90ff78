import type { UnreadableReason } from '@waymark/contract/resumes/resume-reading';
import { msg } from '@waymark/contract/text/message';

/** Increased when the same bytes give another reading: stored readings are replaced then. */
export const readerVersion = 7;

/** Limits for parsing one resume, whatever its content. */
export const readingLimits = { seconds: 10, megabytes: 256 } as const;
export const readingsAtOnce = 2;
/** The maximum length of the queue; later callers have to retry. */
export const readingsWaiting = 40;

export const failureKeptHours = 24;

export const unreadableMessages: Readonly<Record<UnreadableReason, string>> = {
  encrypted: msg`This file is protected by a password. Save it without one and upload the new file.`,
  damaged: msg`This file is damaged and cannot be read. Save it again as a PDF and upload the new file.`,
  'no-text': msg`This file holds no text that can be read, only pictures. Export it from the program it was written in.`,
  'too-many-pages': msg`This file has too many pages for a resume. Upload one of at most 30 pages.`,
  'too-slow': msg`Reading this file took too long. Save it again as a PDF and upload the new file.`,
  'too-large': msg`This file unpacks to more than a resume can hold. Save it again as a PDF and upload the new file.`,
  unsupported: msg`This file is not really a PDF or Word document. Save it again as a PDF and upload the new file.`,
  busy: msg`Many resumes are being read right now. Please try again in a minute.`,
};
