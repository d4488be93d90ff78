import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { resumeExtensions, resumeMaxBytes, type ResumeExtension } from '@waymark/contract/account-choices';
import { AppError } from '../../platform/errors.ts';
import { resumeFormats, resumeNameMaxLength } from './constants.ts';
import { isDoc } from './doc-rules.ts';
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
export async function inspectResume(path: string, name: string): Promise<InspectedResume> {
  const extension = resumeExtensions.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (!extension) throw refusal('unsupported_file', 'Unsupported File Format');
  const format = resumeFormats[extension];
  const detected = await fileTypeFromFile(path);
  if (!detected || !format.detectedAs.includes(detected.ext)) throw notReally(extension);
  await inspectContent(path, extension);
  return { extension, mediaType: format.mediaType };
}

async function inspectContent(path: string, extension: ResumeExtension): Promise<void> {
  const bytes = await readFile(path);
  switch (extension) {
    case 'pdf':
      if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw notReally(extension);
      return;
    case 'doc':
      if (!isDoc(bytes)) throw notReally(extension);
      return;
    case 'docx': {
      const problem = await findDocxProblem(bytes);
      if (problem === 'not-docx') throw notReally(extension);
      if (problem === 'encrypted') {
        throw refusal(
          'invalid_input',
          'This file is protected by a password. Save it without one and try again.',
        );
      }
      if (problem) {
        throw refusal('too_large', 'This file is too large when unpacked. Save it as a PDF and try again.');
      }
    }
  }
}

/** What a form with a resume may carry, wherever it is posted to. */
export function resumeFormLimits(temporaryDirectory: string) {
  return { fileField: 'resume', maxBytes: resumeMaxBytes, temporaryDirectory };
}

/** The name to keep: without characters that hide or reverse text, and short enough to show. */
export function cleanResumeName(name: string, extension: ResumeExtension): string {
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

function refusal(code: 'unsupported_file' | 'too_large' | 'invalid_input', message: string): AppError {
  return new AppError(code, message, { fields: { resume: message } });
}
