import { msg } from '@waymark/contract/text/message';
import { StartError } from '../../../platform/errors.ts';

/** A declaration is within the first bytes. */
const headBytes = 1024;

/** What was seen of the bytes of an answer or a file while they were saved. */
export interface ByteFacts {
  /** The first ones. */
  head: Uint8Array;
  isUtf8: boolean;
  /** How many were UTF-8 before the first that were not. */
  validBytes: number;
  hasNul: boolean;
  /** Encodings of seven bits change the alphabet by it. */
  hasEscape: boolean;
}

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The encoding of a text: by its mark, by its bytes where they are UTF-8, else what it was sent as or declares. Throws
 * a StartError for an encoding that nobody knows, and where the bytes are not in the one that they were said to be in,
 * or header and declaration disagree: to guess would store broken names.
 */
export function chooseEncoding(
  facts: ByteFacts,
  { name, contentType }: { name: string; contentType: string },
): string {
  const { head } = facts;
  const marked = marks.find(([mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[1];
  const [, sent] = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType) ?? [];
  const declared = declaredIn(Buffer.from(head.subarray(0, headBytes)).toString('latin1'));
  const labels = [sent, declared].filter((label) => label !== undefined);
  const said = [...new Set(labels.map((label) => openDecoder(label, name).encoding))];
  const wide = facts.hasNul ? wideOf(head, said) : undefined;
  if (wide) return wide;
  if (facts.hasEscape && said.includes('iso-2022-jp')) return 'iso-2022-jp';
  if (facts.isUtf8) return 'utf-8';
  const [only] = said;
  if (only !== undefined && only !== 'utf-8' && said.length === 1) return only;
  if (said.length > 1) {
    throw new StartError(
      msg`${name} is sent as ${sent} and declares ${declared}, and it is not in UTF-8 after about ${Math.floor(facts.validBytes / 1000)} kB. Have its encoding corrected; UTF-8 is best.`,
    );
  }
  throw isNot('utf-8', name, facts.validBytes);
}

function declaredIn(start: string): string | undefined {
  const [, declared] =
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i.exec(start) ??
    /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]+)/i.exec(start) ??
    [];
  return declared;
}

/** Two bytes a letter: as was said, or as the first letters show, which are of the Latin alphabet in XML and JSON. */
function wideOf(head: Uint8Array, said: readonly string[]): string | undefined {
  if (head[0] !== 0 && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] !== 0) return 'utf-16be';
  return said.find((label) => label.startsWith('utf-16'));
}

/** Decodes the bytes. Throws a StartError where they are not in the encoding. */
export async function* decodeAs(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  name: string,
): AsyncGenerator<string> {
  const decoder = openDecoder(encoding, name);
  let length = 0;
  try {
    for await (const chunk of chunks) {
      yield decoder.decode(chunk, { stream: true });
      length += chunk.length;
    }
    // Without bytes the text ends: half a letter at its end is an error too.
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw isNot(encoding, name, length, error);
  }
}

const isNot = (encoding: string, name: string, bytes: number, cause?: unknown) =>
  new StartError(
    msg`${name} is said to be in ${encoding}, and is not after about ${Math.floor(bytes / 1000)} kB. Have its encoding corrected; UTF-8 is best.`,
    { cause },
  );

function openDecoder(encoding: string, name: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    throw new StartError(
      msg`${name} is in "${encoding}", an encoding that is not known. Have it sent as UTF-8.`,
      { cause: error },
    );
  }
}
