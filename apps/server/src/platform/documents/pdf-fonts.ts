import { createRequire } from 'node:module';
import type { ScriptFonts } from '../fonts/script-fonts.ts';
import { asSeen } from './line-order-rules.ts';
import { ScriptPen } from './pdf-script-pen.ts';
import type { Fragment, Piece, Typesetter } from './typesetting.ts';
import { cleanText, rightToLeft } from './sheet-text.ts';
import type { SheetFont, SheetSpan } from './sheet.ts';

const require = createRequire(import.meta.url);

/** For what the fonts of a template do not have: symbols, and scripts that have no font of their own. */
const wideFonts: Record<SheetFont, string> = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  italic: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
};

const looks = ['regular', 'bold', 'italic'] as const;
const wide = (font: SheetFont) => `wide-${font}`;
/** Few scripts lean. */
const scripts = (font: SheetFont) => (font === 'bold' ? 'script-bold' : 'script-regular');

const plain = /^[\x20-\x7e]*$/;
/** Written rather than drawn: symbols are looked for among the plain fonts first. */
const written = /[\p{L}\p{M}\p{N}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The part of pdfkit's font that says which letters it has; the library keeps it to itself. */
interface FontInside {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

type Look = Pick<SheetSpan, 'size' | 'color'>;

/** Chooses a font for each letter, measures text and draws it. */
export class PdfFonts implements Typesetter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #known = new Map<string, boolean>();
  readonly #unprintable = new Set<string>();
  readonly #pens = new Map<string, ScriptPen>();
  #scripts: ScriptFonts | undefined;

  /** The fonts for a document of these texts; those of other scripts are loaded where the texts have any. */
  static async open(
    pdf: PDFKit.PDFDocument,
    faces: Record<SheetFont, string>,
    texts: readonly string[],
  ): Promise<PdfFonts> {
    const fonts = new PdfFonts(pdf, faces);
    const others = texts.filter((text) => !plain.test(text)).flatMap((text) => fonts.#listOthers(text));
    if (others.length > 0) {
      const { ScriptFonts: Scripts } = await import('../fonts/script-fonts.ts');
      fonts.#scripts = await Scripts.open(others);
      fonts.#pens.set(scripts('regular'), new ScriptPen(pdf, fonts.#scripts, 400));
      fonts.#pens.set(scripts('bold'), new ScriptPen(pdf, fonts.#scripts, 700));
    }
    return fonts;
  }

  private constructor(pdf: PDFKit.PDFDocument, faces: Record<SheetFont, string>) {
    this.#pdf = pdf;
    for (const look of looks) pdf.registerFont(look, faces[look]).registerFont(wide(look), wideFonts[look]);
  }

  /** Characters that were left out, each once. */
  get unprintable(): string {
    return [...this.#unprintable].join('');
  }

  split(span: SheetSpan): Piece[] {
    if (plain.test(span.text)) return [{ text: span.text, font: span.font, span }];
    const pieces: Piece[] = [];
    for (const { segment } of graphemes.segment(cleanText(span.text))) {
      const { text, font } = this.#choose(span.font, segment);
      const last = pieces.at(-1);
      if (font === undefined) this.#unprintable.add(segment);
      else if (last?.font === font) last.text += text;
      else pieces.push({ text, font, span });
    }
    return pieces;
  }

  measure(text: string, font: string, size: number): number {
    const pen = this.#pens.get(font);
    return pen ? pen.measure(text, size) : this.#pdf.font(font).fontSize(size).widthOfString(text);
  }

  /** Draws a text from a point of its baseline to the right. */
  draw(
    { text, font, isRightToLeft }: Pick<Fragment, 'text' | 'font' | 'isRightToLeft'>,
    { size, color }: Look,
    { x, y }: { x: number; y: number },
  ): void {
    const pen = this.#pens.get(font);
    this.#pdf.fillColor(color);
    if (pen) return pen.draw(text, { size, isRightToLeft }, { x, y });
    this.#pdf.font(font).fontSize(size);
    this.#pdf.text(isRightToLeft ? asSeen(text) : text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Writes the fonts that were made for the document; to be called once all is drawn. */
  embed(): void {
    for (const pen of this.#pens.values()) pen.embed();
  }

  /** What of a text only the fonts of its script have. */
  #listOthers(text: string): string[] {
    const segments = [...graphemes.segment(cleanText(text))].map(({ segment }) => segment);
    const others = segments.filter((one) => !this.#isPlainlyDrawn('regular', one));
    // And those that they are forms of.
    return others.flatMap((one) => [one, ...one.normalize('NFKC')]);
  }

  #isPlainlyDrawn(font: SheetFont, grapheme: string): boolean {
    if (rightToLeft.test(grapheme)) return false;
    return this.#has(font, grapheme) || (!written.test(grapheme) && this.#has(wide(font), grapheme));
  }

  /** A letter that no font has is drawn as the plain one that it is a form of: "𝐀" as "A". */
  #choose(font: SheetFont, grapheme: string): { text: string; font: string | undefined } {
    const own = this.#chooseFont(font, grapheme);
    if (own !== undefined) return { text: grapheme, font: own };
    const text = grapheme.normalize('NFKC');
    const found = [...text].map((character) => this.#chooseFont(font, character));
    return { text, font: text !== grapheme && new Set(found).size === 1 ? found[0] : undefined };
  }

  #chooseFont(font: SheetFont, grapheme: string): string | undefined {
    const isTurned = rightToLeft.test(grapheme);
    if (!isTurned && this.#has(font, grapheme)) return font;
    if (this.#scripts?.has(grapheme)) return scripts(font);
    return !isTurned && this.#has(wide(font), grapheme) ? wide(font) : undefined;
  }

  #has(font: string, grapheme: string): boolean {
    const key = `${font} ${grapheme}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    this.#pdf.font(font);
    const { font: inside } = (this.#pdf as unknown as FontInside)._font;
    const found = [...grapheme].every((one) => inside.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
    this.#known.set(key, found);
    return found;
  }
}
