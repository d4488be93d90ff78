import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';

const require = createRequire(import.meta.url);

/** Packages of fonts, the ones that go first before those that only fill in. Each lists what its parts hold. */
const packages: readonly { name: string; list: string; parts?: RegExp; onlyFor?: 'display' | 'text' }[] = [
  {
    name: 'bricolage-grotesque',
    list: require.resolve('@fontsource-variable/bricolage-grotesque/unicode.json'),
    onlyFor: 'display',
  },
  {
    name: 'hanken-grotesk',
    list: require.resolve('@fontsource-variable/hanken-grotesk/unicode.json'),
    onlyFor: 'text',
  },
  { name: 'noto-sans', list: require.resolve('@fontsource-variable/noto-sans/unicode.json') },
  {
    name: 'noto-sans-arabic',
    list: require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
    parts: /^arabic$/,
  },
  {
    name: 'noto-sans-hebrew',
    list: require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
    parts: /^hebrew$/,
  },
  {
    name: 'noto-sans-thai',
    list: require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
    parts: /^thai$/,
  },
  // Parts of a hundred characters or so, the most used together.
  {
    name: 'noto-sans-sc',
    list: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
    parts: /^\[/,
  },
  {
    name: 'noto-sans-kr',
    list: require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
    parts: /^\[/,
  },
];

const familiesFor = (use: 'display' | 'text') =>
  packages
    .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === use)
    .map(({ name }) => name)
    .join(', ');

/** The fonts of the pages, and behind them those that have nearly every script. */
export const fontFamilies = { display: familiesFor('display'), text: familiesFor('text') } as const;

type Range = [first: number, last: number];

interface FontPart {
  family: string;
  /** Whether it stands behind every text, or only behind those of one kind. */
  isForAll: boolean;
  ranges: Range[];
  file: string;
  isLoaded: boolean;
}

/** The fonts of a renderer. A part is read when a text first needs it: all of them are nine megabytes. */
export class CardFonts {
  readonly #renderer: Renderer;
  readonly #parts: readonly FontPart[];

  constructor(renderer: Renderer, parts: readonly FontPart[]) {
    this.#renderer = renderer;
    this.#parts = parts;
  }

  /** The text without characters that no font has, with its fonts loaded. */
  async prepare(text: string): Promise<string> {
    const needed = new Set<FontPart>();
    const kept = [...text].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const having = this.#parts.filter(({ ranges }) =>
        ranges.some(([first, last]) => code >= first && code <= last),
      );
      for (const part of having) needed.add(part);
      return having.some(({ isForAll }) => isForAll);
    });
    for (const part of needed) await this.#load(part);
    return kept.join('').replaceAll(/\s+/g, ' ').trim();
  }

  async #load(part: FontPart): Promise<void> {
    if (part.isLoaded) return;
    const data = await readFile(part.file);
    await this.#renderer.registerFont({ name: part.family, data, unicodeRange: part.ranges });
    part.isLoaded = true;
  }
}

export async function openCardFonts(renderer: Renderer): Promise<CardFonts> {
  return new CardFonts(renderer, (await Promise.all(packages.map(readParts))).flat());
}

async function readParts({
  name,
  list,
  parts = /./,
  onlyFor,
}: (typeof packages)[number]): Promise<FontPart[]> {
  const ranges = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([part]) => parts.test(part))
    .map(([part, written]) => ({
      family: name,
      isForAll: onlyFor === undefined,
      ranges: written.split(',').map(readRange),
      file: join(dirname(list), 'files', `${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
      isLoaded: false,
    }));
}

/** "U+0100-02BA" or "U+0301". */
function readRange(written: string): Range {
  const [first = '', last = first] = written.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
