import { resumeExtensions, resumeMaxBytes, type ResumeExtension } from '@waymark/contract/identity/choices';
import { msg, type Message } from '@waymark/contract/text/message';
import { findDocumentProblem, type DocumentProblem } from '../../../platform/documents/inspection-gateway.ts';
import { AppError } from '../../../platform/errors.ts';
import { resumeMediaTypes, resumeNameMaxLength } from './constants.ts';

/** The detected format of a resume file. */
export interface InspectedResume {
  extension: ResumeExtension;
  mediaType: string;
}

/**
 * Checks that a resume's extension, detected type and content agree, without unpacking it. Throws
 * `unsupported_file`, `too_large` or `invalid_input` with one sentence.
 */
export async function inspectResume(path: string, name: string): Promise<InspectedResume> {
  const extension = resumeExtensions.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (!extension) throw refusal('unsupported_file', msg`Unsupported File Format`);
  const problem = await findDocumentProblem({ path, extension });
  if (problem) throw refuseFor[problem](extension);
  return { extension, mediaType: resumeMediaTypes[extension] };
}

const refuseFor: Record<DocumentProblem, (extension: ResumeExtension) => AppError> = {
  'other-type': notReally,
  encrypted: () =>
    refusal('invalid_input', msg`This file is protected by a password. Save it without one and try again.`),
  'unpacks-too-large': () =>
    refusal('too_large', msg`This file is too large when unpacked. Save it as a PDF and try again.`),
};

/** The limits of a form with a resume, whatever its URL. */
export function resumeFormLimits(temporaryDirectory: string) {
  return { fileField: 'resume', maxBytes: resumeMaxBytes, temporaryDirectory };
}

/** The name to store: without characters that hide or reverse text, and short enough to show. */
export function cleanResumeName(name: string, extension: string): string {
  const stem = name
    .slice(0, -(extension.length + 1))
    // Control and format characters, which include those that reverse the reading direction.
    .replaceAll(/[\p{C}/\\]/gu, '')
    .trim()
    .slice(0, resumeNameMaxLength - extension.length - 1)
    // The cut may split a surrogate pair.
    .toWellFormed();
  return `${stem || 'resume'}.${extension}`;
}

function notReally(extension: ResumeExtension): AppError {
  return refusal(
    'unsupported_file',
    extension === 'pdf'
      ? msg`This file is not really a PDF document. Save it again as .pdf and upload the new file.`
      : msg`This file is not really a Word document. Save it again as .${extension} and upload the new file.`,
  );
}

function refusal(code: 'unsupported_file' | 'too_large' | 'invalid_input', message: Message): AppError {
  return new AppError(code, message, { fields: { resume: message } });
}
