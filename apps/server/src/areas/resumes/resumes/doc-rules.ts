/*
 * The layout of an OLE compound file, [MS-CFB] 2.6.1: its directory is made of entries of 128 bytes,
 * each with a name in UTF-16LE, the name's length in bytes with its terminator, and a type.
 */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
const nameLengthAt = 64;
const typeAt = 66;
const streamType = 2;

/** The stream that holds the text of a Word document of the old format. */
export const wordStream = 'WordDocument';

/** The stream that holds a whole docx that is protected by a password, [MS-OFFCRYPTO] 2.3.4.4. */
export const encryptedStream = 'EncryptedPackage';

/**
 * Whether the bytes are a compound file with a stream of this name. Entries start at multiples of their
 * size, so the directory is found without following its chain.
 */
export function hasStream(bytes: Buffer, name: string): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = entryBytes; at + entryBytes <= bytes.length; at += entryBytes) {
    if (isStreamEntry(bytes.subarray(at, at + entryBytes), wanted)) return true;
  }
  return false;
}

function isStreamEntry(entry: Buffer, name: Buffer): boolean {
  return (
    entry[typeAt] === streamType &&
    entry.readUInt16LE(nameLengthAt) === name.length &&
    entry.subarray(0, name.length).equals(name)
  );
}
