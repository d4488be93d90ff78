import { ClusterFont } from '../fonts/cluster-font.ts';
import type { ScriptFonts, ShapedCluster } from '../fonts/script-fonts.ts';
import type { FontWeight } from '../fonts/shaping-gateway.ts';
import { rightToLeft } from './sheet-text.ts';

type Pdf = PDFKit.PDFDocument;
type Reference = PDFKit.PDFKitReference;

/** The part of pdfkit's page that says which fonts it uses; the types do not know it. */
interface PageInside {
  page: { fonts: Record<string, Reference>; height: number };
}

const name = 'WMSCRP+NotoClusters';
/** Of the tallest letters of any script, in thousandths. */
const [ascent, descent] = [1200, -500];

/** Draws the letters of scripts that are more than a row of glyphs, in a font that it makes on the way. */
export class ScriptPen {
  readonly #pdf: Pdf;
  readonly #scripts: ScriptFonts;
  readonly #font: ClusterFont;
  readonly #shaped = new Map<string, ShapedCluster[]>();
  #reference: Reference | undefined;

  constructor(pdf: Pdf, scripts: ScriptFonts, weight: FontWeight) {
    this.#pdf = pdf;
    this.#scripts = scripts;
    this.#font = new ClusterFont(weight);
  }

  measure(text: string, size: number): number {
    const clusters = this.#shape(text, rightToLeft.test(text));
    return (clusters.reduce((sum, { cluster }) => sum + cluster.advance, 0) * size) / 1000;
  }

  draw(
    text: string,
    { size, isRightToLeft }: { size: number; isRightToLeft: boolean },
    { x, y }: { x: number; y: number },
  ): void {
    const pdf = this.#pdf;
    const { page } = pdf as unknown as PageInside;
    const id = `S${this.#font.weight}`;
    this.#reference ??= pdf.ref({});
    page.fonts[id] = this.#reference;
    const glyphs = this.#shape(text, isRightToLeft).flatMap((one) => this.#font.add(one, isRightToLeft));
    pdf.save();
    // Texts are upside down otherwise: pdfkit counts from the top of the page.
    pdf.transform(1, 0, 0, -1, 0, page.height);
    pdf.addContent(`BT /${id} ${round(size)} Tf 1 0 0 1 ${round(x)} ${round(page.height - y)} Tm`);
    pdf.addContent(`<${glyphs.map((glyph) => hex(glyph.id)).join('')}> Tj ET`);
    pdf.restore();
  }

  /** Writes the font into the document, if anything was drawn with it. */
  embed(): void {
    if (!this.#reference) return;
    const file = this.#pdf.ref({});
    file.end(Buffer.from(this.#font.toTrueType()));
    const descriptor = this.#pdf.ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [0, descent, 2000, ascent],
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: 714,
      StemV: this.#font.weight === 700 ? 140 : 80,
      FontFile2: file,
    });
    close(descriptor);
    Object.assign(this.#reference.data as object, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [this.#writeGlyphs(descriptor)],
      ToUnicode: this.#writeTexts(),
    });
    close(this.#reference);
  }

  #writeGlyphs(descriptor: Reference): Reference {
    const glyphs = this.#pdf.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      CIDToGIDMap: 'Identity',
      BaseFont: name,
      // A string object is written as text, where a plain one would be a name.
      CIDSystemInfo: { Registry: Object('Adobe'), Ordering: Object('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: 1000,
      W: [1, this.#font.glyphs.map(({ advance }) => advance)],
    });
    close(glyphs);
    return glyphs;
  }

  /** The character that each glyph stands for. */
  #writeTexts(): Reference {
    const lines = this.#font.glyphs.map(({ id, character }) => `<${hex(id)}> <${utf16(character)}>`);
    const blocks: string[] = [];
    for (let at = 0; at < lines.length; at += 100) {
      const block = lines.slice(at, at + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    const texts = this.#pdf.ref({});
    texts.end(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`);
    return texts;
  }

  #shape(text: string, isRightToLeft: boolean): ShapedCluster[] {
    const key = `${isRightToLeft ? '<' : '>'}${text}`;
    const shaped = this.#shaped.get(key) ?? this.#scripts.shape(text, this.#font.weight, isRightToLeft);
    this.#shaped.set(key, shaped);
    return shaped;
  }
}

/** Writes an object that has no stream, which the types do not know. */
const close = (reference: Reference) => reference.end(undefined);
const hex = (value: number) => value.toString(16).padStart(4, '0');
const round = (value: number) => Number(value.toFixed(3));

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');
}
