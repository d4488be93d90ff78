import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { UnreadableDocument } from './document.ts';

interface ArchiveLimits {
  entries: number;
  /** Unpacked, of all that is wanted. */
  bytes: number;
  isWanted: (fileName: string) => boolean;
}

/**
 * The wanted files of a ZIP, by their names; nothing else is unpacked. Throws `UnreadableDocument`, and whatever a
 * broken archive makes its reader throw.
 */
export async function readArchive(
  bytes: Buffer,
  { entries, bytes: maxBytes, isWanted }: ArchiveLimits,
): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > entries) throw new UnreadableDocument('too-large');
  const files = new Map<string, Buffer>();
  let read = 0;
  for await (const entry of zip.eachEntry()) {
    if (!isWanted(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new UnreadableDocument('encrypted');
    read += entry.uncompressedSize;
    if (read > maxBytes) throw new UnreadableDocument('too-large');
    // What unpacks to more than the directory says is given up by the reader of the archive.
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
