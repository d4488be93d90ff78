import { fileTypeFromBuffer } from 'file-type';
import {
  resumeExtensions,
  resumeMaxBytes,
  type ResumeExtension,
} from '@waymark/contract/identity/choices/accounts';
import { AppError } from '../../../platform/errors.ts';
import { resumeFormats, resumeNameMaxLength } from './constants.ts';
import { encryptedStream, hasStream, wordStream } from './doc-rules.ts';
import { findDocxProblem } from './docx-rules.ts';

/** What a resume file has proven to be. */
export interface InspectedResume {
  extension: ResumeExtension;
  mediaType: string;
}

/**
 * Checks that a resume's extension, its detected type and its content agree. Nothing is unpacked.
 * Throws `unsupported_file`, `too_large` or `invalid_input` with one sentence.
 */
export async function inspectResume(bytes: Buffer, name: string): Promise<InspectedResume> {
  const extension = resumeExtensions.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (!extension) throw refusal('unsupported_file', 'Unsupported File Format');
  const format = resumeFormats[extension];
  if (extension === 'docx' && hasStream(bytes, encryptedStream)) throw isProtected();
  const detected = await fileTypeFromBuffer(bytes);
  if (!detected || !format.detectedAs.includes(detected.ext)) throw notReally(extension);
  await inspectContent[extension](bytes);
  return { extension, mediaType: format.mediaType };
}

const inspectContent: Record<ResumeExtension, (bytes: Buffer) => void | Promise<void>> = {
  pdf(bytes) {
    if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw notReally('pdf');
  },
  doc(bytes) {
    if (!hasStream(bytes, wordStream)) throw notReally('doc');
  },
  async docx(bytes) {
    const problem = await findDocxProblem(bytes);
    if (problem === 'not-docx') throw notReally('docx');
    if (problem === 'encrypted') throw isProtected();
    if (problem === 'unpacks-too-large') {
      throw refusal('too_large', 'This file is too large when unpacked. Save it as a PDF and try again.');
    }
  },
};

/** What a form with a resume may carry, wherever it is posted to. */
export function resumeFormLimits(temporaryDirectory: string) {
  return { fileField: 'resume', maxBytes: resumeMaxBytes, temporaryDirectory };
}

/** The name to keep: without characters that hide or reverse text, and short enough to show. */
export function cleanResumeName(name: string, extension: string): string {
  const stem = name
    .slice(0, -(extension.length + 1))
    // Control and format characters, which include those that turn the reading direction around.
    .replaceAll(/[\p{C}/\\]/gu, '')
    .trim()
    .slice(0, resumeNameMaxLength - extension.length - 1)
    // A cut may fall into the middle of a surrogate pair.
    .toWellFormed();
  return `${stem || 'resume'}.${extension}`;
}

function notReally(extension: ResumeExtension): AppError {
  const article = extension === 'pdf' ? 'a PDF' : 'a Word';
  return refusal(
    'unsupported_file',
    `This file is not really ${article} document. Save it again as .${extension} and upload the new file.`,
  );
}

function isProtected(): AppError {
  return refusal('invalid_input', 'This file is protected by a password. Save it without one and try again.');
}

function refusal(code: 'unsupported_file' | 'too_large' | 'invalid_input', message: string): AppError {
  return new AppError(code, message, { fields: { resume: message } });
}
