import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Renderer } from '@takumi-rs/core';
import { mayHold, readFontParts, type FontPackage, type FontPart } from '../fonts/font-parts.ts';

const require = createRequire(import.meta.url);

/** Packages of fonts, the ones that go first before those that only fill in. Each lists what its parts hold. */
const packages: readonly (FontPackage & { onlyFor?: 'display' | 'text' })[] = [
  {
    family: 'bricolage-grotesque',
    list: require.resolve('@fontsource-variable/bricolage-grotesque/unicode.json'),
    onlyFor: 'display',
  },
  {
    family: 'hanken-grotesk',
    list: require.resolve('@fontsource-variable/hanken-grotesk/unicode.json'),
    onlyFor: 'text',
  },
  { family: 'noto-sans', list: require.resolve('@fontsource-variable/noto-sans/unicode.json') },
  {
    family: 'noto-sans-arabic',
    list: require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
    parts: /^arabic$/,
  },
  {
    family: 'noto-sans-hebrew',
    list: require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
    parts: /^hebrew$/,
  },
  {
    family: 'noto-sans-thai',
    list: require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
    parts: /^thai$/,
  },
  // Parts of a hundred characters or so, the most used together.
  {
    family: 'noto-sans-sc',
    list: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
    parts: /^\[/,
  },
  {
    family: 'noto-sans-kr',
    list: require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
    parts: /^\[/,
  },
];

const familiesFor = (use: 'display' | 'text') =>
  packages
    .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === use)
    .map(({ family }) => family)
    .join(', ');

/** The fonts of the pages, and behind them those that have nearly every script. */
export const fontFamilies = { display: familiesFor('display'), text: familiesFor('text') } as const;

interface CardFont extends FontPart {
  /** Whether it stands behind every text, or only behind those of one kind. */
  isForAll: boolean;
  isLoaded: boolean;
}

/** The fonts of a renderer. A part is read when a text first needs it: all of them are nine megabytes. */
export class CardFonts {
  readonly #renderer: Renderer;
  readonly #parts: readonly CardFont[];

  constructor(renderer: Renderer, parts: readonly CardFont[]) {
    this.#renderer = renderer;
    this.#parts = parts;
  }

  /** The text without characters that no font has, with its fonts loaded. */
  async prepare(text: string): Promise<string> {
    const needed = new Set<CardFont>();
    const kept = [...text].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const having = this.#parts.filter((part) => mayHold(part, code));
      for (const part of having) needed.add(part);
      return having.some(({ isForAll }) => isForAll);
    });
    for (const part of needed) await this.#load(part);
    return kept.join('').replaceAll(/\s+/g, ' ').trim();
  }

  async #load(part: CardFont): Promise<void> {
    if (part.isLoaded) return;
    const data = await readFile(part.file);
    await this.#renderer.registerFont({
      name: part.family,
      data,
      unicodeRange: part.ranges.map(([first, last]) => [first, last]),
    });
    part.isLoaded = true;
  }
}

export async function openCardFonts(renderer: Renderer): Promise<CardFonts> {
  const parts = packages.map(async (one) =>
    (await readFontParts(one)).map((part) => ({ ...part, isForAll: !one.onlyFor, isLoaded: false })),
  );
  return new CardFonts(renderer, (await Promise.all(parts)).flat());
}
