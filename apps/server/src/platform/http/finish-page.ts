import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import pLimit from 'p-limit';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A page as it was rendered. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The postings that the page of a posting shows. */
  jobIds?: readonly string[];
}

/** A page compressed, with the tag that answers a repeated question. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  brotli: Buffer;
  jobIds?: readonly string[];
}

const pieceBytes = 32 * 1024;
/**
 * Compressions at once: each holds two megabytes outside of the heap, and many of them together have all of it
 * collected again and again.
 */
const takeTurns = pLimit(2);

/**
 * Of 11: a visitor waits for the quick one, which takes half the time of 4 for a twelfth more bytes. The small one takes
 * three times as long and saves a sixth: it pays for a page that is sent often. At once is for a thread of pages: half
 * the time of the quick one for a twelfth more bytes, and less memory, so that to hand it to another thread and to
 * wait for that takes longer than the compression.
 */
const quality = { atOnce: 1, quick: 2, small: 5 } as const;
export type Compression = keyof typeof quality;

/** Compresses a page and tags it. */
export async function finishPage(
  { status, headers, body, jobIds }: RenderedPage,
  compression: Compression = 'quick',
): Promise<FinishedPage> {
  const options = brotliOptions(body.length, compression);
  const brotli = trim(
    compression === 'atOnce'
      ? brotliCompressSync(body, options)
      : await takeTurns(() => compress(body, options)),
  );
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return { status, headers, etag, brotli, ...(jobIds && { jobIds }) };
}

/** The same page in fewer bytes. */
export async function condensePage(page: FinishedPage): Promise<FinishedPage> {
  const brotli = await takeTurns(async () => {
    const body = await decompress(page.brotli);
    return trim(await compress(body, brotliOptions(body.length, 'small')));
  });
  return { ...page, brotli };
}

/**
 * The bytes alone: they are given as a view of a piece, all of which a message between threads copies and a cache
 * keeps. The piece goes back at once, since collections of garbage count little that lies outside of the heap.
 */
function trim(piece: Buffer): Buffer {
  const bytes = Buffer.from(new Uint8Array(piece).buffer);
  const { buffer } = piece;
  // Several of them were put together in memory that others share.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === pieceBytes) buffer.transfer(0);
  return bytes;
}

const brotliOptions = (length: number, compression: Compression) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality[compression],
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
  // A page in one go: each piece more is a message between threads.
  chunkSize: pieceBytes,
});
