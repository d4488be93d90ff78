import { docxEntries, oleBytes, pdfBytes, zipBytes } from '../../apps/server/src/testing/resume-files.ts';
import type { FormFile } from './requests.ts';

/** Of no more bytes than any form takes. */
const maxBytes = 19 * 1024 * 1024;

const posting = { id: 1, title: 'Cook', company: 'Kitchen', url: 'https://kitchen.example/1' };
/** Of an archive. */
const maxEntries = 60_000;
const count = (size: number) => Array.from({ length: size }, (_, at) => at);
const json = (value: unknown) => JSON.stringify(value);

/** Files in which something comes again and again. */
const files = {
  'skills.json': (unit, size) => json([{ ...posting, skills: count(size).map((at) => unit + at) }]),
  'names.json': (unit, size) =>
    json([{ ...posting, ...Object.fromEntries(count(size).map((at) => [unit + at, at])) }]),
  'deep.json': (_unit, size) => `[${'['.repeat(size)}${']'.repeat(size)}]`,
  'description.json': (unit, size) => json([{ ...posting, description: unit.repeat(size) }]),
  'postings.json': (unit, size) => json(count(size).map((id) => ({ ...posting, id, description: unit }))),
  'postings.ndjson': (unit, size) =>
    count(size)
      .map((id) => json({ ...posting, id, title: unit }))
      .join('\n'),
  'cells.csv': (unit, size) => `id,title,company\n${unit.repeat(size)}\n`,
  'quotes.csv': (unit, size) => `id,title,company\n${`"${unit}\n`.repeat(size)}`,
  'columns.csv': (unit, size) => `${count(size).join(',')}\n${`${unit},`.repeat(size)}`,
  'deep.xml': (unit, size) => `<jobs><job>${'<a>'.repeat(size)}${unit}`,
  'items.xml': (unit, size) => `<jobs>${`<job><title>${unit}</title></job>`.repeat(size)}</jobs>`,
  'names.xml': (_unit, size) =>
    `<jobs><job ${count(size)
      .map((at) => `a${at}="1"`)
      .join(' ')}/></jobs>`,
  'entries.docx': (unit, size) =>
    zipBytes([...docxEntries, ...count(Math.min(size, maxEntries)).map((at) => ({ name: `${unit}${at}` }))]),
  'content.docx': (unit, size) =>
    zipBytes([{ name: 'word/document.xml', content: unit.repeat(size) }, ...docxEntries]),
  'padded.pdf': (unit, size) => Buffer.concat([pdfBytes(), Buffer.from(unit.repeat(size))]),
  'padded.doc': (unit, size) => Buffer.concat([oleBytes('Other'), Buffer.from(unit.repeat(size))]),
  'resume.json': (unit, size) => json({ basics: { name: 'Ada Lovelace', summary: unit.repeat(size) } }),
  'work.json': (unit, size) =>
    json({ basics: { name: 'Ada' }, work: count(size).map((at) => ({ name: unit + at, position: unit })) }),
} as const satisfies Record<string, (unit: string, size: number) => string | Buffer>;

export type GrownFile = keyof typeof files | 'pdf';
export const grownFiles = Object.keys(files) as GrownFile[];

/** A file that would be too large is grown half as much: cut off, it would be no file of its kind. */
export function growFile(name: GrownFile, unit: string, size: number): FormFile {
  if (name === 'pdf') return { name: 'resume.pdf', bytes: pdfBytes() };
  const content = files[name](unit, size);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return bytes.length > maxBytes ? growFile(name, unit, Math.floor(size / 2)) : { name, bytes };
}
