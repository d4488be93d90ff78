import { createRequire } from 'node:module';
import type { SheetFont, SheetSpan } from './sheet.ts';
import { cleanText } from './sheet-text.ts';
import type { Piece, Typesetter } from './sheet-lines.ts';

const require = createRequire(import.meta.url);

/** For what the fonts of a template do not have: symbols, and scripts beyond Latin, Greek and Cyrillic. */
const wideFonts: Record<SheetFont, string> = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  italic: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
};

const wide = (font: SheetFont) => `wide-${font}`;

/** The part of pdfkit's font that says which letters it has; the library keeps it to itself. */
interface FontInside {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Scripts that are written from right to left: the library sets them in the wrong order. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const plain = /^[\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export interface PdfFonts extends Typesetter {
  /** Characters that were left out, each once. */
  unprintable: ReadonlySet<string>;
}

/** Chooses a font for each letter and measures text. */
export function createPdfFonts(page: PDFKit.PDFDocument, fonts: Record<SheetFont, string>): PdfFonts {
  for (const font of ['regular', 'bold', 'italic'] as const) {
    page.registerFont(font, fonts[font]).registerFont(wide(font), wideFonts[font]);
  }
  const known = new Map<string, boolean>();
  const unprintable = new Set<string>();

  function has(font: string, grapheme: string): boolean {
    const key = `${font} ${grapheme}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    page.font(font);
    const { font: inside } = (page as unknown as FontInside)._font;
    const found = [...grapheme].every((one) => inside.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
    known.set(key, found);
    return found;
  }

  function chooseFont(font: SheetFont, grapheme: string): string | undefined {
    if (rightToLeft.test(grapheme)) return undefined;
    return [font, wide(font)].find((one) => has(one, grapheme));
  }

  return {
    unprintable,
    split(span: SheetSpan): Piece[] {
      if (plain.test(span.text)) return [{ text: span.text, font: span.font, span }];
      const pieces: Piece[] = [];
      for (const { segment } of graphemes.segment(cleanText(span.text))) {
        const font = chooseFont(span.font, segment);
        const last = pieces.at(-1);
        if (font === undefined) unprintable.add(segment);
        else if (last?.font === font) last.text += segment;
        else pieces.push({ text: segment, font, span });
      }
      return pieces;
    },
    measure: (text, font, size) => page.font(font).fontSize(size).widthOfString(text),
  };
}
