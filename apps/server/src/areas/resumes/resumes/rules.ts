import { resumeExtensions, resumeMaxBytes, type ResumeExtension } from '@waymark/contract/identity/choices';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '../../../platform/errors.ts';
import { resumeFormats, resumeNameMaxLength, docxLimits } from './constants.ts';

const required = ['[Content_Types].xml', 'word/document.xml'];

/*
 * The layout of an OLE compound file, [MS-CFB] 2.6.1: its directory consists of entries of 128 bytes, each
 * with a name in UTF-16LE, the name's length in bytes with its terminator, and a type.
 */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const entryBytes = 128;

const nameLengthAt = 64;

const typeAt = 66;

const streamType = 2;

/** The stream with the text of an old-format Word document. */
const wordStream = 'WordDocument';

/** The stream that wraps a password-protected docx, [MS-OFFCRYPTO] 2.3.4.4. */
const encryptedStream = 'EncryptedPackage';

/** The detected format of a resume file. */
export interface InspectedResume {
  extension: ResumeExtension;
  mediaType: string;
}

/**
 * Checks that a resume's extension, detected type and content agree, without unpacking it. Throws
 * `unsupported_file`, `too_large` or `invalid_input` with one sentence.
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

/**
 * Whether the bytes are a compound file with a stream of this name. Entries start at multiples of their size,
 * so the directory is found without following its chain.
 */
function hasStream(bytes: Buffer, name: string): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  const encodedName = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = entryBytes; at + entryBytes <= bytes.length; at += entryBytes) {
    if (isStreamEntry(bytes.subarray(at, at + entryBytes), encodedName)) return true;
  }
  return false;
}

function isStreamEntry(entry: Buffer, name: Buffer): boolean {
  return (
    entry[typeAt] === streamType &&
    entry.readUInt16LE(nameLengthAt) === name.length &&
    entry.subarray(0, name.length).equals(name)
  );
}

/** The reason a zip file is not a docx that can be read safely. */
type DocxProblem = 'not-docx' | 'encrypted' | 'unpacks-too-large';

/**
 * Judges a docx by its central directory alone, so that a zip bomb is rejected before anything unpacks it.
 * Undefined if there is no problem.
 */
async function findDocxProblem(bytes: Buffer): Promise<DocxProblem | undefined> {
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > docxLimits.entries) return 'unpacks-too-large';
    return await judgeEntries(zip);
  } catch {
    // yauzl throws for a file that is not a zip, is broken, or names a path outside the archive.
    return 'not-docx';
  }
}

async function judgeEntries(zip: ZipFile): Promise<DocxProblem | undefined> {
  const missing = new Set(required);
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return 'encrypted';
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > docxLimits.unpackedBytes || isBomb(entry)) return 'unpacks-too-large';
    missing.delete(entry.fileName);
  }
  return missing.size > 0 ? 'not-docx' : undefined;
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return (
    uncompressedSize > docxLimits.ratioFromBytes &&
    uncompressedSize > docxLimits.ratio * Math.max(1, compressedSize)
  );
}
