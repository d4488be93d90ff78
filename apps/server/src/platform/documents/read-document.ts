import { UnreadableDocument, type TextDocument } from './document.ts';

/** A document and what kind of file it came from. */
export interface ReadDocument {
  format: 'pdf' | 'docx' | 'doc';
  document: TextDocument;
}

/** Fewer letters than any text has: what is on the pages are pictures. */
const fewestLetters = 3;
/** More characters than a resume can have. */
const maxCharacters = 400_000;

/**
 * The text of a PDF, DOCX or DOC; the content decides which, not the name. Throws `UnreadableDocument`, and
 * what a broken file makes its reader throw.
 */
export async function readDocument(bytes: Buffer): Promise<ReadDocument> {
  const read = await readByFormat(bytes);
  const texts = textsOf(read.document);
  if (texts.reduce((sum, text) => sum + text.length, 0) > maxCharacters)
    throw new UnreadableDocument('too-large');
  const letters = texts.reduce((sum, text) => sum + (text.match(/[\p{L}\d]/gu)?.length ?? 0), 0);
  if (letters < fewestLetters) throw new UnreadableDocument('no-text');
  return read;
}

async function readByFormat(bytes: Buffer): Promise<ReadDocument> {
  const format = formatOf(bytes);
  // Each reader is loaded for its own format only.
  switch (format) {
    case 'pdf':
      return { format, document: await (await import('./read-pdf.ts')).readPdf(new Uint8Array(bytes)) };
    case 'docx':
      return { format, document: await (await import('./read-docx.ts')).readDocx(bytes) };
    case 'doc':
      return { format, document: await (await import('./read-doc.ts')).readDoc(bytes) };
    case undefined:
      throw new UnreadableDocument('unsupported');
  }
}

const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Where the head of a PDF may stand, by the standard's own note on what readers accept. */
const headWithin = 1024;

function formatOf(bytes: Buffer): ReadDocument['format'] | undefined {
  if (bytes.subarray(0, oleSignature.length).equals(oleSignature)) return 'doc';
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'docx';
  return bytes.subarray(0, headWithin).includes('%PDF-') ? 'pdf' : undefined;
}

function textsOf(document: TextDocument): string[] {
  return document.kind === 'pages'
    ? document.pages.flatMap(({ runs }) => runs.map(({ text }) => text))
    : document.paragraphs.flatMap(({ parts }) => parts.map(({ text }) => text));
}
