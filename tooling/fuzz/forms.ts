import fc, { type Arbitrary } from 'fast-check';
import { docxResume } from '../../apps/server/src/testing/docx-resume.ts';
import { jpegBytes, quarters } from '../../apps/server/src/testing/picture-files.ts';
import { pdfBytes } from '../../apps/server/src/testing/resume-files.ts';
import { hostileText } from './hostile-values.ts';
import type { Schema } from './operations.ts';

export interface Content {
  contentType: string | undefined;
  body: Buffer | undefined;
}

export interface FormFile {
  name: string;
  bytes: Buffer;
}

export const boundary = 'waymark-fuzz';

const documents: readonly FormFile[] = [
  { name: 'resume.pdf', bytes: pdfBytes() },
  { name: 'resume.docx', bytes: docxResume(['Ada Lovelace', 'Experience', 'Engineer, 2019 to 2024']) },
];
const pictures: readonly FormFile[] = [
  { name: 'picture.jpg', bytes: await jpegBytes() },
  { name: 'picture.png', bytes: await quarters(400, 400).png().toBuffer() },
];
const profiles: readonly FormFile[] = [
  { name: 'resume.json', bytes: Buffer.from(JSON.stringify({ basics: { name: 'Ada Lovelace' } })) },
  ...documents,
];

/** Files that a field takes, by what its name says of them. */
export function filesFor(field: string): Arbitrary<FormFile> {
  if (/picture|logo|mark|cover/.test(field)) return fc.constantFrom(...pictures);
  return field === 'file' ? fc.constantFrom(...profiles) : fc.constantFrom(...documents);
}

export const hostileFiles: Arbitrary<FormFile> = fc.record({
  name: fc.oneof(
    fc.constantFrom('resume.pdf', 'resume.docx', 'picture.png', '../../x.pdf', '.pdf'),
    hostileText,
  ),
  bytes: fc.oneof(
    fc.constantFrom(pdfBytes(), Buffer.alloc(0), Buffer.from('PK\u0003\u0004 not a document')),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  ),
});

/** The field of a form that takes a file, and the schema of the others. */
export function splitForm({ properties = {}, required = [] }: Schema): { file: string; texts: Schema } {
  const fields = Object.entries(properties);
  const texts = fields.filter(([, field]) => field.format !== 'binary');
  return {
    file: fields.find(([, field]) => field.format === 'binary')?.[0] ?? 'file',
    texts: {
      type: 'object',
      properties: Object.fromEntries(texts),
      required: required.filter((name) => texts.some(([text]) => text === name)),
    },
  };
}

/** A form as a browser sends it: a list is its field several times. */
export function asForm(
  fields: Record<string, unknown>,
  file: (FormFile & { field: string }) | undefined,
): Content {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => part(`name="${name}"`, Buffer.from(asText(one)))),
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      ...texts,
      ...(file ? [part(`name="${file.field}"; filename="${file.name}"`, file.bytes)] : []),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}

function part(disposition: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** As a part of an address, a query or a form: what is no text goes as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
