import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { docxLimits } from './constants.ts';

/** Why a zip file is not a docx that can be read safely. */
export type DocxProblem = 'not-docx' | 'encrypted' | 'unpacks-too-large';

const required = ['[Content_Types].xml', 'word/document.xml'];

/**
 * Judges a docx by its central directory alone: a file that is made to unpack without end is refused
 * before anything unpacks it. Undefined when there is nothing to object to.
 */
export async function findDocxProblem(bytes: Buffer): Promise<DocxProblem | undefined> {
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > docxLimits.entries) return 'unpacks-too-large';
    return await judgeEntries(zip);
  } catch {
    // yauzl throws for what is no zip, is broken, or names a path outside the archive.
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
