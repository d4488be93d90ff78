import { StartError } from '../../../platform/errors.ts';

/** A declaration is within the first bytes. */
const headBytes = 1024;

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The encoding of a text: by its mark, what it was sent as, what it declares, else UTF-8. */
function encodingOf(head: Uint8Array, contentType: string): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[1];
  const [, sent] = /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType) ?? [];
  if (sent !== undefined) return sent;
  const start = Buffer.from(head).toString('latin1');
  const [, declared] =
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i.exec(start) ??
    /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]+)/i.exec(start) ??
    [];
  return declared ?? 'utf-8';
}

/**
 * The bytes as UTF-8. Throws a StartError for an encoding that nobody knows, and where the bytes are not in the one
 * that they were said to be in: to guess would store broken names.
 */
export async function* toUtf8(
  chunks: AsyncIterable<Uint8Array>,
  { name, contentType }: { name: string; contentType: string },
): AsyncGenerator<string> {
  let decode: ((bytes: Uint8Array | undefined) => string) | undefined;
  let head = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (decode) {
      yield decode(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headBytes) continue;
    decode = createDecoder(head, name, contentType);
    yield decode(head);
  }
  if (decode) yield decode(undefined);
  else {
    decode = createDecoder(head, name, contentType);
    yield decode(head) + decode(undefined);
  }
}

function createDecoder(head: Uint8Array, name: string, contentType: string) {
  const encoding = encodingOf(head, contentType);
  const decoder = openDecoder(encoding, name);
  let length = 0;
  return (bytes: Uint8Array | undefined): string => {
    try {
      // Without bytes the text ends: half a letter at its end is an error too.
      const text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
      length += bytes?.length ?? 0;
      return text;
    } catch (error) {
      throw new StartError(
        `${name} is said to be in ${encoding}, and is not after about ${Math.floor(length / 1000)} kB. ` +
          'Have its encoding corrected; UTF-8 is best.',
        { cause: error },
      );
    }
  };
}

function openDecoder(encoding: string, name: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    throw new StartError(
      `${name} is in "${encoding}", an encoding that is not known. Have it sent as UTF-8.`,
      {
        cause: error,
      },
    );
  }
}
