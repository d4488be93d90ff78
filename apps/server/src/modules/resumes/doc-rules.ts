/*
 * The layout of an OLE compound file, [MS-CFB] 2.6.1: its directory is made of entries of 128 bytes,
 * each with a name in UTF-16LE, the name's length in bytes with its terminator, and a type.
 */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
const nameLengthAt = 64;
const typeAt = 66;
const streamType = 2;
const wordStream = Buffer.from('WordDocument\0', 'utf16le');

/**
 * Whether the bytes are a Word document of the old format: a compound file with the stream that holds the
 * text. Entries start at multiples of their size, so the directory is found without following its chain.
 */
export function isDoc(bytes: Buffer): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  for (let at = entryBytes; at + entryBytes <= bytes.length; at += entryBytes) {
    if (isWordStream(bytes.subarray(at, at + entryBytes))) return true;
  }
  return false;
}

function isWordStream(entry: Buffer): boolean {
  return (
    entry[typeAt] === streamType &&
    entry.readUInt16LE(nameLengthAt) === wordStream.length &&
    entry.subarray(0, wordStream.length).equals(wordStream)
  );
}
