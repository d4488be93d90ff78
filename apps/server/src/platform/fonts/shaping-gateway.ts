import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { unitsPerEm, type Outline } from './truetype-rules.ts';

export type FontWeight = 400 | 700;

interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/** What is drawn for a text that cannot be taken apart: a letter with its marks, a ligature, a syllable. */
export interface Cluster {
  text: string;
  glyphs: PlacedGlyph[];
  advance: number;
}

/** A font file, opened by HarfBuzz, which knows how each script is put together. */
export class ShapingFont {
  readonly #fonts: Record<FontWeight, Font>;

  constructor(trueType: Uint8Array) {
    const face = new Face(new Blob(trueType));
    this.#fonts = { 400: fontOf(face, 400), 700: fontOf(face, 700) };
  }

  has(codePoint: number): boolean {
    return this.#fonts[400].nominalGlyph(codePoint) !== undefined;
  }

  /** The clusters of a text, from left to right. */
  shape(text: string, weight: FontWeight, isRightToLeft: boolean): Cluster[] {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(this.#fonts[weight], buffer);
    const clusters: (Cluster & { start: number })[] = [];
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint: id, cluster: start, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
      let last = clusters.at(-1);
      if (last?.start !== start) clusters.push((last = { start, text: '', glyphs: [], advance: 0 }));
      last.glyphs.push({ id, x: Math.round(last.advance + xOffset), y: Math.round(yOffset) });
      last.advance += xAdvance;
    }
    const starts = clusters.map(({ start }) => start).toSorted((a, b) => a - b);
    return clusters.map(({ start, glyphs, advance }) => {
      const end = starts[starts.indexOf(start) + 1] ?? text.length;
      return { text: text.slice(start, end), glyphs, advance: Math.round(advance) };
    });
  }

  outline(id: number, weight: FontWeight): Outline {
    const contours: Outline = [];
    for (const { type, values } of this.#fonts[weight].glyphToJson(id)) {
      if (type === 'M') contours.push([]);
      const contour = contours.at(-1);
      if (!contour) continue;
      for (let at = 0; at + 1 < values.length; at += 2) {
        const [x = 0, y = 0] = values.slice(at, at + 2);
        contour.push({ x: Math.round(x), y: Math.round(y), isOnCurve: at + 2 === values.length });
      }
    }
    return contours;
  }
}

function fontOf(face: Face, weight: FontWeight): Font {
  const font = new Font(face);
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Opens a WOFF2 file. */
export async function openShapingFont(file: string): Promise<ShapingFont> {
  return new ShapingFont(await decompress(await readFile(file)));
}
