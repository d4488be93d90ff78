import { readFile } from 'node:fs/promises';
import type { ResumeExtension } from '@waymark/contract/identity/choices';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { serveThread } from '../serve-thread.ts';
import type { DocumentProblem, InspectionCalls } from './inspection-gateway.ts';

/** The types that content detection may report for each extension. */
const detectedAs: Record<ResumeExtension, readonly string[]> = {
  pdf: ['pdf'],
  // Detection cannot tell OLE documents apart; the stream inside identifies a Word one.
  doc: ['cfb', 'doc'],
  docx: ['docx', 'zip'],
};

/** Limits far above any real docx, but below a file made to exhaust a reader. */
const docxLimits = {
  entries: 2000,
  unpackedBytes: 50 * 1024 * 1024,
  /** Checked only above `ratioFromBytes`: small XML entries may compress very well. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
} as const;

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

const inspectContent: Record<
  ResumeExtension,
  (bytes: Buffer) => DocumentProblem | undefined | Promise<DocumentProblem | undefined>
> = {
  pdf: (bytes) => (bytes.toString('latin1', 0, 5) === '%PDF-' ? undefined : 'other-type'),
  doc: (bytes) => (hasStream(bytes, wordStream) ? undefined : 'other-type'),
  docx: findDocxProblem,
};

async function findProblem(bytes: Buffer, extension: ResumeExtension): Promise<DocumentProblem | undefined> {
  if (extension === 'docx' && hasStream(bytes, encryptedStream)) return 'encrypted';
  const detected = await fileTypeFromBuffer(bytes);
  if (!detected || !detectedAs[extension].includes(detected.ext)) return 'other-type';
  return inspectContent[extension](bytes);
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

/**
 * Judges a docx by its central directory alone, so that a zip bomb is rejected before anything unpacks it.
 * Undefined if there is no problem.
 */
async function findDocxProblem(bytes: Buffer): Promise<DocumentProblem | undefined> {
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > docxLimits.entries) return 'unpacks-too-large';
    return await judgeEntries(zip);
  } catch {
    // yauzl throws for a file that is not a zip, is broken, or names a path outside the archive.
    return 'other-type';
  }
}

async function judgeEntries(zip: ZipFile): Promise<DocumentProblem | undefined> {
  const missing = new Set(required);
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return 'encrypted';
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > docxLimits.unpackedBytes || isBomb(entry)) return 'unpacks-too-large';
    missing.delete(entry.fileName);
  }
  return missing.size > 0 ? 'other-type' : undefined;
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return (
    uncompressedSize > docxLimits.ratioFromBytes &&
    uncompressedSize > docxLimits.ratio * Math.max(1, compressedSize)
  );
}

serveThread({
  findType: (path) => fileTypeFromFile(path),
  findProblem: async ({ path, extension }) => findProblem(await readFile(path), extension),
} satisfies InspectionCalls);
