import { msg, term } from '@waymark/contract/text/message';
import { StartError } from '../../../platform/errors.ts';

/** So much of a beginning tells what a file is: the names of the parts of an office document are within it. */
export const packedHeadBytes = 8192;

const unpack = msg`Unpack it, and give the file in it.`;
const saveAsTable = msg`Save it as CSV in UTF-8, and give that.`;
const isNone = msg`Give a list of postings as XML, JSON, NDJSON or CSV.`;

/** By the first bytes, or by those at `at`. */
const kinds: readonly { signs: readonly string[]; at?: number; what: string; advice: string }[] = [
  { signs: ['504b0506', '504b0708'], what: msg`an empty or split ZIP archive`, advice: unpack },
  { signs: ['d0cf11e0a1b11ae1'], what: msg`a file of an old Excel or Word (XLS, DOC)`, advice: saveAsTable },
  { signs: ['425a68'], what: msg`packed with bzip2`, advice: unpack },
  { signs: ['fd377a585a00'], what: msg`packed with xz`, advice: unpack },
  { signs: ['28b52ffd'], what: msg`packed with zstd`, advice: unpack },
  { signs: ['377abcaf271c'], what: msg`a 7z archive`, advice: unpack },
  { signs: ['526172211a07'], what: msg`a RAR archive`, advice: unpack },
  { signs: ['7573746172'], at: 257, what: msg`a TAR archive`, advice: unpack },
  { signs: ['255044462d'], what: msg`a PDF`, advice: isNone },
  { signs: ['7b5c727466'], what: msg`an RTF document`, advice: isNone },
  {
    signs: ['89504e470d0a', 'ffd8ff', '47494638', '52494646'],
    what: msg`a picture or a film`,
    advice: isNone,
  },
  { signs: ['53514c69746520666f726d61742033'], what: msg`an SQLite database`, advice: saveAsTable },
  { signs: ['50415231'], what: msg`a Parquet file`, advice: saveAsTable },
];

export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** Throws a StartError that names a file for what it is, where it is no text. */
export function refusePacked(head: Uint8Array, name: string): void {
  const bytes = Buffer.from(head);
  const hex = bytes.toString('hex');
  const known = hex.startsWith('504b0304')
    ? kindOfZip(bytes.toString('latin1'))
    : kinds.find(({ signs, at = 0 }) => signs.some((sign) => hex.startsWith(sign, at * 2)));
  if (known)
    throw new StartError(msg`${name} is ${term(known.what)}, which is not read. ${term(known.advice)}`);
}

function kindOfZip(head: string): { what: string; advice: string } {
  if (/opendocument\.spreadsheet/.test(head))
    return { what: msg`an OpenDocument table (ODS)`, advice: saveAsTable };
  if (head.includes('xl/')) return { what: msg`an Excel workbook (XLSX)`, advice: saveAsTable };
  if (head.includes('word/') || /opendocument\.text/.test(head))
    return { what: msg`a text document (DOCX, ODT)`, advice: isNone };
  if (head.includes('[Content_Types].xml'))
    return { what: msg`an office document, perhaps an Excel workbook (XLSX)`, advice: saveAsTable };
  return { what: msg`a ZIP archive`, advice: unpack };
}
