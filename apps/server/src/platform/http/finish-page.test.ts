import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { condensePage, finishPage } from './finish-page.ts';

const decompress = promisify(brotliDecompress);

/** Letters of a page that compresses to about so many bytes. */
const bodyOf = (bytes: number) => Buffer.from(randomBytes(bytes).toString('hex'));

test.each([
  ['little', 10],
  ['one piece', 9_000],
  ['the end of one piece and the beginning of another', 20_000],
  ['several pieces', 200_000],
])('[L-35] a page of %s is kept without memory beside its bytes', async (_what, bytes) => {
  const body = bodyOf(bytes);
  const quick = await finishPage({ status: 200, headers: {}, body });
  const small = await condensePage(quick);
  for (const { brotli } of [quick, small]) {
    expect(brotli.buffer.byteLength).toBe(brotli.length);
    expect(await decompress(brotli)).toEqual(body);
  }
});
