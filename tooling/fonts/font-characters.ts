import subsetFont from 'subset-font';

const rangeOf = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** What an English page needs: Basic Latin, and the signs of sentences, of pay and of the product's own texts. */
export const firstCharacters: readonly string[] = [
  ...rangeOf(0x20, 0x7e),
  ...'\u00A0£¥©«®°·»×–—‘’‚“”„•…‹›€™↑↓−',
];

/** Where pages in Arabic get their letters from; Latin ones in them have the fonts of all pages. */
export const arabicFont =
  'node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';

/** The letters of Arabic, Persian and Urdu, their marks and figures, and what joins or parts them (which emoji have too). */
export const arabicCharacters: readonly string[] = [...rangeOf(0x600, 0x6ff), '\u200C', '\u200D'];

/** The characters that a font has a glyph for, in order. */
export async function charactersOf(file: Buffer): Promise<string[]> {
  const font = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  const table = characterMap(font);
  const count = table.readUInt16BE(6) / 2;
  const found: string[] = [];
  for (let segment = 0; segment < count; segment++) {
    const at = 14 + segment * 2;
    const last = table.readUInt16BE(at);
    const first = table.readUInt16BE(at + count * 2 + 2);
    if (first < 0xffff) found.push(...rangeOf(first, last));
  }
  return found;
}

/** The subtable of the Basic Multilingual Plane (format 4), which these fonts have. */
function characterMap(font: Buffer): Buffer {
  for (let entry = 12; ; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const table = font.subarray(font.readUInt32BE(entry + 8));
    for (let record = 4; record < 4 + table.readUInt16BE(2) * 8; record += 8) {
      const map = table.subarray(table.readUInt32BE(record + 4));
      if (map.readUInt16BE(0) === 4) return map;
    }
    throw new Error('The font has no map of characters in format 4.');
  }
}

/** As `unicode-range` in a style sheet lists them. */
export function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range && point <= range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}
