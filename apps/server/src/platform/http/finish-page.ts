import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pLimit from 'p-limit';

const compress = promisify(brotliCompress);

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

/** Compresses a page and tags it. */
export async function finishPage({ status, headers, body, jobIds }: RenderedPage): Promise<FinishedPage> {
  const brotli = await takeTurns(() => compress(body, brotliOptions(body.length)));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, brotli, ...(jobIds && { jobIds }) };
}

const brotliOptions = (length: number) => ({
  // 4 of 11: half the time of 5, which is a tenth of that of the highest, for a twelfth more bytes.
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: length },
  // A page in one go: each piece more is a message between threads.
  chunkSize: pieceBytes,
});
