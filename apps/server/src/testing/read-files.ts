import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { docxEntries, zipBytes } from './resume-files.ts';

/** The files of a ZIP by name, in order. Names that lead out of a folder are refused. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>((given, options, done) =>
    yauzl.fromBuffer(given, options, done),
  )(bytes, { lazyEntries: true });
  const open = promisify<yauzl.Entry, Readable>((entry, done) => zip.openReadStream(entry, done));
  const files = new Map<string, Buffer>();
  const entries = on(zip, 'entry', { close: ['end'] });
  zip.readEntry();
  for await (const [entry] of entries as AsyncIterable<[yauzl.Entry]>) {
    files.set(entry.fileName, await buffer(await open(entry)));
    zip.readEntry();
  }
  return files;
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word document that says this, a paragraph a line. */
export function docxResume(lines: readonly string[]): Buffer {
  const content =
    '<?xml version="1.0" encoding="UTF-8"?><w:document ' +
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    `<w:body>${lines.map(paragraph).join('')}</w:body></w:document>`;
  return zipBytes(
    docxEntries.map((entry) => (entry.name === 'word/document.xml' ? { ...entry, content } : entry)),
  );
}
