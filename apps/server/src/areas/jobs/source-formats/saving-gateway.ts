import { msg } from '@waymark/contract/text/message';
import { isAscii } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../../platform/errors.ts';
import { isGzip, packedHeadBytes, refusePacked } from '../job-import/packed-rules.ts';
import { chooseEncoding, decodeAs, type ByteFacts } from './encoding-rules.ts';

/** Of a packed file, once it is unpacked. */
const maxUnpackedBytes = 100_000_000;

const escapeByte = 0x1b;

/**
 * Writes what comes to a file as UTF-8, unpacked where it is gzip. Throws a StartError for what is no text, and for an
 * encoding that cannot be settled.
 */
export async function saveAsUtf8(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  about: { name: string; contentType: string },
): Promise<void> {
  const raw = `${path}.raw`;
  try {
    const facts = await saveBytes(chunks, raw, about.name);
    const encoding = chooseEncoding(facts, about);
    const hasMark = facts.head[0] === 0xef && facts.head[1] === 0xbb;
    if (encoding === 'utf-8' && facts.isUtf8 && !hasMark) await rename(raw, path);
    else await pipeline(decodeAs(createReadStream(raw), encoding, about.name), createWriteStream(path));
  } finally {
    await rm(raw, { force: true });
  }
}

async function saveBytes(chunks: AsyncIterable<Uint8Array>, path: string, name: string): Promise<ByteFacts> {
  const { head, all } = await peek(chunks);
  const watch = new ByteWatch();
  if (!isGzip(head)) {
    refusePacked(head, name);
    await pipeline(all, (bytes: AsyncIterable<Uint8Array>) => watch.pass(bytes), createWriteStream(path));
    return watch.facts();
  }
  try {
    await pipeline(
      all,
      createGunzip(),
      (bytes: AsyncIterable<Uint8Array>) => checkUnpacked(bytes, name),
      (bytes: AsyncIterable<Uint8Array>) => watch.pass(bytes),
      createWriteStream(path),
    );
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    throw new StartError(
      msg`${name} is packed with gzip, and it is damaged or ends too early. Have it sent once more.`,
      { cause: error },
    );
  }
  return watch.facts();
}

/** The first bytes, and all of them. */
async function peek(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < packedHeadBytes) {
    const next = await iterator.next();
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* all() {
    yield* first;
    for (;;) {
      const next = await iterator.next();
      if (next.done) return;
      yield next.value;
    }
  }
  return { head: Buffer.concat(first).subarray(0, packedHeadBytes), all: all() };
}

async function* checkUnpacked(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  let length = 0;
  const { head, all } = await peek(bytes);
  refusePacked(head, name);
  for await (const chunk of all) {
    length += chunk.length;
    if (length > maxUnpackedBytes) {
      throw new StartError(
        msg`${name} has more than ${maxUnpackedBytes / 1e6} MB once it is unpacked. Split it.`,
      );
    }
    yield chunk;
  }
}

class ByteWatch {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #head = Buffer.alloc(0);
  #isUtf8 = true;
  #isMidLetter = false;
  #validBytes = 0;
  #hasNul = false;
  #hasEscape = false;

  async *pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      if (this.#head.length < packedHeadBytes) this.#head = Buffer.concat([this.#head, chunk]);
      this.#hasNul ||= chunk.includes(0);
      this.#hasEscape ||= chunk.includes(escapeByte);
      if (this.#isUtf8 && (this.#isMidLetter || !isAscii(chunk))) this.#decode(chunk);
      if (this.#isUtf8) this.#validBytes += chunk.length;
      yield chunk;
    }
    if (this.#isUtf8) this.#decode(undefined);
  }

  facts(): ByteFacts {
    return {
      head: this.#head,
      isUtf8: this.#isUtf8,
      validBytes: this.#validBytes,
      hasNul: this.#hasNul,
      hasEscape: this.#hasEscape,
    };
  }

  #decode(chunk: Uint8Array | undefined): void {
    try {
      if (chunk) this.#decoder.decode(chunk, { stream: true });
      else this.#decoder.decode();
      this.#isMidLetter = true;
    } catch {
      this.#isUtf8 = false;
    }
  }
}
