import { attachmentExtensions, postingLimits } from '@waymark/contract/posting/choices/postings';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../../platform/errors.ts';
import { inspectResume } from '../../resumes/resumes/rules.ts';

type Extension = (typeof attachmentExtensions)[number];

/** What a form with an attachment may carry. */
export function attachmentFormLimits(temporaryDirectory: string) {
  return { fileField: 'attachment', maxBytes: postingLimits.attachmentBytes, temporaryDirectory };
}

/**
 * Checks that the extension of an attachment and its content agree. Throws `unsupported_file`, `too_large` or
 * `invalid_input` with one sentence.
 */
export async function inspectAttachment(bytes: Buffer, name: string) {
  const extension = attachmentExtensions.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (!extension)
    throw refusal('unsupported_file', 'Please attach a PDF, a Word document (.docx) or a picture.');
  if (extension === 'pdf' || extension === 'docx') return inspectDocument(bytes, name);
  return inspectPicture(bytes, extension);
}

/** Documents prove themselves as resumes do. */
async function inspectDocument(bytes: Buffer, name: string) {
  try {
    return await inspectResume(bytes, name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.message, { fields: { attachment: error.message } });
  }
}

async function inspectPicture(bytes: Buffer, extension: Extension) {
  const kind = extension === 'png' ? 'png' : 'jpg';
  const detected = await fileTypeFromBuffer(bytes);
  if (detected?.ext !== kind) {
    throw refusal(
      'unsupported_file',
      `This file is not really a .${extension} picture. Save it again as one.`,
    );
  }
  return { extension: kind, mediaType: detected.mime } as const;
}

function refusal(code: 'unsupported_file', message: string): AppError {
  return new AppError(code, message, { fields: { attachment: message } });
}
