import { createRequire } from 'node:module';
import { mayHold, readFontParts, type FontPackage, type FontPart } from './font-parts.ts';
import { rankHan, type HanVariety } from './han-rules.ts';
import { openShapingFont, type Cluster, type FontWeight, type ShapingFont } from './shaping-gateway.ts';

const require = createRequire(import.meta.url);

/** Scripts with fonts of their own, before symbols are looked for elsewhere. */
const scriptPackages: readonly FontPackage[] = [
  { family: 'noto-sans-adlam', list: require.resolve('@fontsource-variable/noto-sans-adlam/unicode.json') },
  { family: 'noto-sans-arabic', list: require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json') },
  {
    family: 'noto-sans-armenian',
    list: require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
  },
  {
    family: 'noto-sans-bengali',
    list: require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  },
  {
    family: 'noto-sans-cherokee',
    list: require.resolve('@fontsource-variable/noto-sans-cherokee/unicode.json'),
  },
  {
    family: 'noto-sans-devanagari',
    list: require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  },
  {
    family: 'noto-sans-ethiopic',
    list: require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
  },
  {
    family: 'noto-sans-georgian',
    list: require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
  },
  {
    family: 'noto-sans-gujarati',
    list: require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  },
  {
    family: 'noto-sans-gurmukhi',
    list: require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  },
  { family: 'noto-sans-hebrew', list: require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json') },
  {
    family: 'noto-sans-kannada',
    list: require.resolve('@fontsource-variable/noto-sans-kannada/unicode.json'),
  },
  { family: 'noto-sans-khmer', list: require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json') },
  { family: 'noto-sans-lao', list: require.resolve('@fontsource-variable/noto-sans-lao/unicode.json') },
  {
    family: 'noto-sans-malayalam',
    list: require.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'),
  },
  {
    family: 'noto-sans-meetei-mayek',
    list: require.resolve('@fontsource-variable/noto-sans-meetei-mayek/unicode.json'),
  },
  {
    family: 'noto-sans-myanmar',
    list: require.resolve('@fontsource-variable/noto-sans-myanmar/unicode.json'),
  },
  {
    family: 'noto-sans-ol-chiki',
    list: require.resolve('@fontsource-variable/noto-sans-ol-chiki/unicode.json'),
  },
  { family: 'noto-sans-oriya', list: require.resolve('@fontsource-variable/noto-sans-oriya/unicode.json') },
  {
    family: 'noto-sans-sinhala',
    list: require.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'),
  },
  { family: 'noto-sans-syriac', list: require.resolve('@fontsource-variable/noto-sans-syriac/unicode.json') },
  { family: 'noto-sans-tamil', list: require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json') },
  { family: 'noto-sans-telugu', list: require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json') },
  { family: 'noto-sans-thaana', list: require.resolve('@fontsource-variable/noto-sans-thaana/unicode.json') },
  { family: 'noto-sans-thai', list: require.resolve('@fontsource-variable/noto-sans-thai/unicode.json') },
  {
    family: 'noto-serif-tibetan',
    list: require.resolve('@fontsource-variable/noto-serif-tibetan/unicode.json'),
  },
].map((one) => ({ ...one, parts: new RegExp(`^${one.family.replace(/^noto-(?:sans|serif)-/, '')}$`) }));

/** Parts of a hundred characters or so. */
const inParts = /^\[/;
const hanPackages: Record<HanVariety, FontPackage> = {
  sc: { family: 'noto-sans-sc', list: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json') },
  tc: { family: 'noto-sans-tc', list: require.resolve('@fontsource-variable/noto-sans-tc/unicode.json') },
  jp: { family: 'noto-sans-jp', list: require.resolve('@fontsource-variable/noto-sans-jp/unicode.json') },
  kr: { family: 'noto-sans-kr', list: require.resolve('@fontsource-variable/noto-sans-kr/unicode.json') },
};
const emoji: FontPackage = {
  family: 'noto-emoji',
  list: require.resolve('@fontsource-variable/noto-emoji/unicode.json'),
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Joins and selects forms, and is not seen itself. */
const unseen = /^(?:\p{Join_Control}|\p{Variation_Selector})$/u;

/** Of the space between words, which each script has as wide. */
const spaceAdvance = 250;

/** A cluster, with the font that draws it; a space is not drawn. */
export interface ShapedCluster {
  cluster: Cluster;
  font?: ShapingFont;
}

/** Fonts of the scripts that a text is written in, opened. */
export class ScriptFonts {
  readonly #fonts = new Map<string, ShapingFont>();

  /** Opens what these graphemes need; the parts of a script that have none of them are not read. */
  static async open(needed: readonly string[]): Promise<ScriptFonts> {
    const fonts = new ScriptFonts();
    const han = rankHan(needed.join('')).map((variety) => ({ ...hanPackages[variety], parts: inParts }));
    const parts = (await Promise.all([...scriptPackages, ...han, emoji].map(readFontParts))).flat();
    const opened = new Map<FontPart, ShapingFont>();
    for (const grapheme of new Set(needed)) {
      const font = await findFont(grapheme, parts, opened);
      if (font) fonts.#fonts.set(grapheme, font);
    }
    return fonts;
  }

  has(grapheme: string): boolean {
    return this.#fonts.has(grapheme);
  }

  /** The clusters of a text whose letters are all there, from left to right. */
  shape(text: string, weight: FontWeight, isRightToLeft: boolean): ShapedCluster[] {
    const runs: { text: string; font: ShapingFont | undefined }[] = [];
    for (const segment of this.#cut(text)) {
      const font = this.#fonts.get(segment);
      const last = runs.at(-1);
      if (last && font && last.font === font) last.text += segment;
      else runs.push({ text: segment, font });
    }
    const inOrder = isRightToLeft ? runs.toReversed() : runs;
    return inOrder.flatMap(({ font, text: run }): ShapedCluster[] =>
      font
        ? font.shape(run, weight, isRightToLeft).map((cluster) => ({ cluster, font }))
        : [{ cluster: { text: run, glyphs: [], advance: spaceAdvance } }],
    );
  }

  /** The graphemes of a text. Throws where one has no font: nothing is left out in silence. */
  #cut(text: string): string[] {
    const known = (one: string) => one === ' ' || this.#fonts.has(one);
    return [...graphemes.segment(text)].flatMap(({ segment }) => {
      if (known(segment)) return segment;
      const parts = [...segment];
      if (parts.every((part) => known(part) || unseen.test(part))) return parts.filter(known);
      throw new Error('A text was cut within a letter.');
    });
  }
}

async function findFont(
  grapheme: string,
  parts: readonly FontPart[],
  opened: Map<FontPart, ShapingFont>,
): Promise<ShapingFont | undefined> {
  const codePoints = [...grapheme]
    .filter((character) => !unseen.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
  for (const part of parts) {
    if (codePoints.length === 0 || !codePoints.every((codePoint) => mayHold(part, codePoint))) continue;
    const font = opened.get(part) ?? (await openShapingFont(part.file));
    opened.set(part, font);
    if (codePoints.every((codePoint) => font.has(codePoint))) return font;
  }
  return undefined;
}
