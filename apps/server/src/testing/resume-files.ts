import { crc32 } from 'node:zlib';

/** The least that is a PDF: one empty page. */
export function pdfBytes(): Buffer {
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
}

/** An OLE compound file whose directory has one stream of the given name. */
export function oleBytes(streamName = 'WordDocument'): Buffer {
  const sector = 512;
  const bytes = Buffer.alloc(4 * sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  writeDirectoryEntry(bytes.subarray(2 * sector), 'Root Entry', 5);
  writeDirectoryEntry(bytes.subarray(2 * sector + 128), streamName, 2);
  return bytes;
}

function writeDirectoryEntry(entry: Buffer, name: string, type: number): void {
  entry.write(`${name}\0`, 'utf16le');
  entry.writeUInt16LE(2 * (name.length + 1), 64);
  entry.writeUInt8(type, 66);
}

export interface ZipEntry {
  name: string;
  content?: string | Buffer;
  /** What the directory claims, where it is to differ from the content. */
  claimedSize?: number;
  encrypted?: boolean;
}

export const docxEntries: readonly ZipEntry[] = [
  {
    name: '[Content_Types].xml',
    content:
      '<?xml version="1.0" encoding="UTF-8"?><Types ' +
      'xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Override PartName="/word/document.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
      '</Types>',
  },
  { name: 'word/document.xml', content: '<w:document/>' },
];

/** A zip archive. An entry that claims another size says that it is deflated, as a bomb would. */
export function zipBytes(entries: readonly ZipEntry[] = docxEntries): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const head = describe(entry);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, nameOf(entry), contentOf(entry)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(local);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, place, nameOf(entry)]));
    offset += local.length;
  }
  return Buffer.concat([
    ...bodies,
    ...directory,
    endRecord(entries.length, Buffer.concat(directory).length, offset),
  ]);
}

/** The 26 bytes that an entry's local header and its directory record share. */
function describe(entry: ZipEntry): Buffer {
  const content = contentOf(entry);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(entry.encrypted ? 1 : 0, 2);
  head.writeUInt16LE(entry.claimedSize === undefined ? 0 : 8, 4);
  head.writeUInt32LE(crc32(content), 10);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(entry.claimedSize ?? Buffer.byteLength(entry.content ?? ''), 18);
  head.writeUInt16LE(nameOf(entry).length, 22);
  return head;
}

function endRecord(entryCount: number, directoryBytes: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entryCount, 8);
  end.writeUInt16LE(entryCount, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
}

const nameOf = (entry: ZipEntry) => Buffer.from(entry.name);
function contentOf({ content = '', encrypted = false }: ZipEntry): Buffer {
  // The old zip encryption puts a header of 12 bytes before the content.
  return Buffer.concat([Buffer.alloc(encrypted ? 12 : 0), Buffer.from(content)]);
}
