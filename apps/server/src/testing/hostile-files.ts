import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import PdfWriter from 'pdfkit';
import { docxEntries, zipBytes, type ZipEntry } from './resume-files.ts';

/*
 * Files made to exhaust, mislead or attack the program that opens them, and some that are merely odd. They
 * are built here instead of stored, so that virus scanners do not flag the project.
 */

/** A PDF that pdfkit draws. */
export async function drawnPdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
) {
  const pdf = new PdfWriter(options);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

interface PdfObject {
  dictionary: string;
  stream?: Buffer;
}

/** A PDF of these objects, the first one the catalogue, with a cross-reference table that is right. */
function rawPdf(objects: readonly (string | PdfObject)[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let offset = chunks[0]?.length ?? 0;
  const write = (chunk: Buffer) => {
    chunks.push(chunk);
    offset += chunk.length;
  };
  for (const [at, object] of objects.entries()) {
    offsets.push(offset);
    const { dictionary, stream } = typeof object === 'string' ? { dictionary: object } : object;
    write(Buffer.from(`${at + 1} 0 obj\n${dictionary}\n`));
    if (stream) write(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]));
    write(Buffer.from('endobj\n'));
  }
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  write(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A page with this content, which may call the form X. */
function pageOf(content: PdfObject, form: PdfObject | string = 'null'): Buffer {
  return rawPdf([catalog, pages, page, content, font, form]);
}

const blockBytes = 16 * 1024 * 1024;

/** What unpacks to gigabytes of spaces, packed twice to a few kilobytes. */
export function flateBomb(gigabytes = 1): Buffer {
  const block = deflateRawSync(Buffer.alloc(blockBytes, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const count = (gigabytes * 1024 * 1024 * 1024) / blockBytes;
  const packed = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: count }, () => block),
    deflateRawSync(Buffer.from(' ')),
  ]);
  const stream = deflateSync(packed);
  return pageOf({ dictionary: `<</Length ${stream.length}/Filter[/FlateDecode/FlateDecode]>>`, stream });
}

function textStream(text: string): PdfObject {
  const stream = Buffer.from(text);
  return { dictionary: `<</Length ${stream.length}>>`, stream };
}

export const loopingPdfs: Readonly<Record<string, () => Buffer>> = {
  'pages within themselves': () => rawPdf([catalog, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
  'a form that draws itself': () =>
    pageOf(textStream('/X Do'), {
      ...textStream('/X Do /X Do'),
      dictionary: '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>/Length 11>>',
    }),
  'arrays within arrays': () => pageOf(textStream(`${'['.repeat(100_000)} TJ`)),
  'a length that is itself': () =>
    rawPdf([catalog, pages, page, { dictionary: '<</Length 4 0 R>>', stream: Buffer.from('BT ET') }, font]),
  'a parent that is its child': () =>
    rawPdf([catalog, pages, page.replace('2 0 R', '3 0 R'), textStream('BT ET'), font]),
};

const wordNames =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

export function paragraphsOf(texts: readonly string[]): string {
  return texts.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
}

/** A DOCX with this body, and more parts. */
export function docxOf(body: string, more: readonly ZipEntry[] = [], prolog = ''): Buffer {
  const content = `<?xml version="1.0"?>${prolog}<w:document ${wordNames}><w:body>${body}</w:body></w:document>`;
  const entries = docxEntries.map((entry) =>
    entry.name === 'word/document.xml' ? { ...entry, content } : entry,
  );
  return zipBytes([...entries, ...more]);
}

/** A part that says it unpacks to a kilobyte and unpacks to many megabytes. */
export function lyingZip(): Buffer {
  const content = deflateRawSync(Buffer.alloc(4 * blockBytes, ' '));
  return zipBytes([
    ...docxEntries.filter(({ name }) => name !== 'word/document.xml'),
    { name: 'word/document.xml', content, claimedSize: 1024 },
  ]);
}
