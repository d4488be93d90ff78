import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Range = readonly [first: number, last: number];

/** A file of a font package, with what characters it may hold. */
export interface FontPart {
  family: string;
  ranges: readonly Range[];
  file: string;
}

/** A package of `@fontsource-variable`; `list` is the path of its `unicode.json`. */
export interface FontPackage {
  family: string;
  list: string;
  /** The parts of it that are used; all where it is not said. */
  parts?: RegExp;
}

/** The parts of a package, as its list says; no font is read yet. */
export async function readFontParts({ family, list, parts = /./ }: FontPackage): Promise<FontPart[]> {
  const ranges = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([part]) => parts.test(part))
    .map(([part, written]) => ({
      family,
      ranges: written.split(',').map(readRange),
      file: join(dirname(list), 'files', `${family}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    }));
}

export function mayHold({ ranges }: Pick<FontPart, 'ranges'>, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** "U+0100-02BA" or "U+0301". */
function readRange(written: string): Range {
  const [first = '', last = first] = written.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
