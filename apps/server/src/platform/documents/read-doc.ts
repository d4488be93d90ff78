import WordExtractor from 'word-extractor';
import { UnreadableDocument, type FlowingDocument, type Paragraph } from './document.ts';

/** Paragraphs of a file of the old Word format, which says nothing of how they look. Throws `UnreadableDocument`. */
export async function readDoc(bytes: Buffer): Promise<FlowingDocument> {
  if (isEncrypted(bytes)) throw new UnreadableDocument('encrypted');
  const document = await new WordExtractor().extract(bytes);
  const texts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getBody(),
    document.getFooters(),
  ];
  return { kind: 'flowing', paragraphs: texts.flatMap(splitParagraphs), links: [] };
}

/** A docx with a password is a container of the old kind with the real file in it. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const sector = 512;
/** The head of a Word text, [MS-DOC] 2.5.2, and the bit that says that it is encrypted. */
const wordMagic = 0xa5ec;
const flagsAt = 10;
const encryptedFlag = 0x0100;

function isEncrypted(bytes: Buffer): boolean {
  if (bytes.includes(encryptedPackage)) return true;
  for (let at = sector; at + sector <= bytes.length; at += sector) {
    if (bytes.readUInt16LE(at) === wordMagic) return (bytes.readUInt16LE(at + flagsAt) & encryptedFlag) !== 0;
  }
  return false;
}

function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let spaceAbove = 0;
  for (const line of text.split(/[\n\r\v\f]/)) {
    const parts = line
      .split(/\t+/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length === 0) {
      spaceAbove += lineHeight;
      continue;
    }
    paragraphs.push({
      parts: parts.map((part) => ({ text: part, spans: [], size: 0, bold: false, italic: false })),
      isListItem: false,
      isHeading: false,
      spaceAbove,
    });
    spaceAbove = 0;
  }
  return paragraphs;
}

const lineHeight = 12;
