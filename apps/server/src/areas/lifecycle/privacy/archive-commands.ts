import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { renderIndex } from './presenter.ts';
import { placeFiles, toJson, type Section } from './rules.ts';
import type { Say } from '@waymark/contract/text/say';

export interface Progress {
  done: number;
  total: number;
}

interface Part {
  name: string;
  compress: boolean;
  open(): Promise<Readable>;
}

/**
 * Writes a copy as a ZIP to `path`: a page for people, the same data for programs, and the files. Parts are
 * streamed one after the other, so that memory does not grow with them. `onProgress` hears how many there are
 * before the first, and then after each of them.
 */
export async function writeArchive(
  say: Say,
  path: string,
  sections: readonly Section[],
  files: Pick<FileStore, 'open'>,
  onProgress: (progress: Progress) => Promise<void>,
): Promise<{ size: number; sha256: string }> {
  const parts = listParts(say, sections, files);
  await onProgress({ done: 0, total: parts.length });
  await mkdir(dirname(path), { recursive: true });
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const { measure, result } = createMeasure();
  const written = pipeline(output, measure, createWriteStream(path));
  // Awaited below, but it may fail while something else is waited for.
  written.catch(() => undefined);
  try {
    for (const [index, part] of parts.entries()) {
      await addPart(zip, part, written);
      await onProgress({ done: index + 1, total: parts.length });
    }
    zip.end();
    await written;
  } finally {
    output.destroy();
  }
  return result();
}

function listParts(say: Say, sections: readonly Section[], files: Pick<FileStore, 'open'>): Part[] {
  const madeAt = new Date();
  const places = placeFiles(sections);
  const text = (name: string, content: string): Part => ({
    name,
    compress: true,
    open: async () => Readable.from([Buffer.from(content)]),
  });
  return [
    text('index.html', renderIndex(say, madeAt, sections, places)),
    text('data.json', toJson(madeAt, sections, places)),
    // Documents and pictures are packed already: packing them again would only take time.
    ...[...places].map(([key, name]) => ({ name, compress: false, open: () => files.open(key) })),
  ];
}

async function addPart(zip: yazl.ZipFile, part: Part, written: Promise<void>): Promise<void> {
  const stream = await part.open();
  try {
    const read = finished(stream, { writable: false });
    zip.addReadStream(stream, part.name, { compress: part.compress });
    // If the disk is full, nothing reads on, and the part would never end.
    await Promise.race([read, written]);
  } finally {
    stream.destroy();
  }
}

function createMeasure() {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { measure, result: () => ({ size, sha256: hash.digest('hex') }) };
}
