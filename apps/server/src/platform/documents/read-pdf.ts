import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { createHyphenFinder } from './pdf-hyphens.ts';
import { readFields, type FieldAnnotation } from './pdf-fields.ts';
import { quartersOf, uprightPoint, uprightSize, usualQuarters, type Quarters } from './page-turn.ts';
import { UnreadableDocument, type DocumentLink, type PagedDocument, type TextRun } from './document.ts';

const maxPages = 30;
const maxCharacters = 400_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number];
type TextItem = Extract<Item, { str: string }>;

interface Font {
  name: string;
  bold: boolean;
  italic: boolean;
}

/**
 * Text and links of a PDF with their places. It takes what the file claims as it comes: run it in a thread with limits.
 * Throws `UnreadableDocument`.
 */
export async function readPdf(bytes: Uint8Array): Promise<PagedDocument> {
  const pdf = await open(bytes);
  if (pdf.numPages > maxPages) throw new UnreadableDocument('too-many-pages');
  const document: PagedDocument = { kind: 'pages', pages: [], unreadableGlyphs: 0 };
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { runs, unreadable, quarters } = await readRuns(page);
    const annotations = (await page.getAnnotations()) as Annotation[];
    const viewport = page.getViewport({ scale: 1 });
    const toPoint = (x: number, y: number) => {
      const [across = 0, down = 0] = viewport.convertToViewportPoint(x, y) as number[];
      return uprightPoint(across, down, viewport, quarters);
    };
    runs.push(...readFields(annotations, toPoint).filter((field) => !isDrawn(field, runs)));
    const links = readLinks(annotations, toPoint);
    document.pages.push({ ...uprightSize(viewport, quarters), runs, links });
    document.unreadableGlyphs += unreadable;
    characters += runs.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > maxCharacters) throw new UnreadableDocument('too-large');
    page.cleanup();
  }
  return document;
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      // Nothing is drawn: a picture is left out before it is unpacked, and no font is given to the system.
      maxImageSize: 1,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isProtected ? 'encrypted' : 'damaged', { cause: error });
  }
}

type Annotation = FieldAnnotation & { url?: string };

/** Some forms draw what is filled in on the page too. */
function isDrawn(field: TextRun, runs: readonly TextRun[]): boolean {
  return runs.some(({ text, y }) => text.trim() === field.text && Math.abs(y - field.y) < field.size);
}

async function readRuns(page: Page): Promise<{ runs: TextRun[]; unreadable: number; quarters: Quarters }> {
  const { items } = await page.getTextContent();
  // Only what is drawn brings the fonts' names along.
  const drawn = await readGlyphs(page);
  const viewport = page.getViewport({ scale: 1 });
  const quarters = quartersOfPage(items, viewport.transform);
  const fonts = new Map<string, Font>();
  const runs: TextRun[] = [];
  const withHyphens = createHyphenFinder(drawn);
  let unreadable = 0;
  for (const item of items) {
    if (!('str' in item) || !item.str) continue;
    const last = runs.at(-1);
    const [a, b, , , across, down] = multiply(viewport.transform, item.transform as number[]);
    const [x, y] = uprightPoint(across, down, viewport, quarters);
    // A space of its own is what tells words apart where letters of several sizes make one.
    if (last && !item.str.trim()) {
      // To the right of letters that read from right to left it stands before them.
      const isBefore = last.rightToLeft && x > last.x + last.width / 2;
      last.text = isBefore ? ` ${last.text}` : `${last.text} `;
      continue;
    }
    const hyphenated = withHyphens(item.str);
    if (last) last.text += hyphenated.before;
    const text = readableText(withItsWords(hyphenated.text, drawn));
    unreadable += text.unreadable;
    // What runs in another direction than the page's text is decoration.
    if (quartersOf(a, b) !== quarters) continue;
    const font = fontOf(page, item.fontName, fonts);
    runs.push({
      text: symbolFace.test(font.name) ? text.readable.replaceAll(/\S/g, '•') : text.readable,
      x,
      y,
      width: item.width,
      ...styleOf(item, font),
      rightToLeft: item.dir === 'rtl',
    });
  }
  return { runs, unreadable, quarters };
}

/** How the text of a page is turned: a page that was drawn on its side is read upright. */
function quartersOfPage(items: readonly Item[], transform: readonly number[]): Quarters {
  return usualQuarters(
    items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [a, b] = multiply(transform, item.transform as number[]);
      return [{ quarters: quartersOf(a, b), letters: item.str.trim().length }];
    }),
  );
}

interface Glyph {
  unicode?: string;
  width?: number;
}

/** What is drawn without a width is not to be seen. */
function textOfGlyph(glyph: Glyph | number | null): string {
  if (typeof glyph !== 'object' || glyph === null) return '';
  return glyph.unicode === '\u00AD' && !glyph.width ? '' : (glyph.unicode ?? '');
}

/** What the page draws, glyph by glyph, in the order of the file. */
async function readGlyphs(page: Page): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { OPS } = await getResolvedPDFJS();
  let drawn = '';
  for (const [at, operation] of fnArray.entries()) {
    if (operation !== OPS.showText) continue;
    const [glyphs = []] = argsArray[at] as [(Glyph | number | null)[]?];
    drawn += glyphs.map(textOfGlyph).join('');
  }
  return drawn;
}

/**
 * Letters that are set apart come with a space between any two: "J A N E D O E". The spaces that the file itself
 * draws say where its words end.
 */
function withItsWords(text: string, drawn: string): string {
  const letters = text.replaceAll(/\s+/g, '');
  if (letters.length < 5 || text.length < 1.5 * letters.length) return text;
  const pattern = [...letters].map((letter) => RegExp.escape(letter)).join('\\s?');
  const found = new RegExp(pattern, 'u').exec(drawn)?.[0];
  const words = found?.split(/\s+/).length ?? 0;
  return found && words > 1 && words < letters.length / 2 ? found : text;
}

function fontOf(page: Page, id: string, known: Map<string, Font>): Font {
  const font = known.get(id) ?? loadFont(page, id);
  known.set(id, font);
  return font;
}

function loadFont(page: Page, id: string): Font {
  const none = { name: '', bold: false, italic: false };
  if (!page.commonObjs.has(id)) return none;
  const { name = '', bold = false, italic = false } = page.commonObjs.get(id) as Partial<Font>;
  return { name, bold, italic };
}

function styleOf(item: TextItem, { name, bold, italic }: Font) {
  const [a, b, c, d] = item.transform as [number, number, number, number];
  const face = name.replace(/^[A-Z]{6}\+/, '');
  return {
    size: Math.round(10 * Math.max(Math.hypot(c, d), Math.hypot(a, b) * 0.5)) / 10,
    bold: bold || boldFace.test(face),
    italic: italic || italicFace.test(face),
  };
}

/** How foundries, Word, Skia and TeX (`CMBX10`, `SFBX1000`, `LMRoman10-Bold`) name bold and slanted faces. */
const boldFace = /bold|black|heavy|semib|demi|[-_ ](?:bd|medi)\b|(?:^|\W)(?:cm|sf|ec)(?:bx|b|ssbx|cscb)\d/i;
const italicFace = /ital|obli|slant|[-_ ]it\b|(?:^|\W)(?:cm|sf|ec)(?:ti|sl|bxti|bxsl|ssi)\d/i;

/** Letters of these fonts are drawn as bullets and icons: "l" is a dot in ZapfDingbats. */
const symbolFace = /dingbat|wingding|webding|marvosym|fontawesome|font ?awesome|academicons/i;

/** Icon fonts use code points that mean nothing elsewhere; others are drawn without saying what they are. */
/** Where fonts of TeX have what has no place in their encoding's letters. */
const texGlyphs: Readonly<Record<string, string>> = {
  '\u0015': '–',
  '\u0016': '—',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
};

/** Bullets of Symbol and Wingdings. */
const bulletGlyphs = /[\uF0B7\uF0A7\uF076\uF0D8\uF0FC\uF0A8\uF071\uF06E\uF06C\uF09F]/g;

function readableText(text: string): { readable: string; unreadable: number } {
  let unreadable = 0;
  const readable = text
    .replaceAll(bulletGlyphs, '•')
    .replaceAll(/[\uE000-\uF8FF\uFFFD\u{F0000}-\u{10FFFD}]|\p{Cc}/gu, (glyph) => {
      const known = texGlyphs[glyph];
      if (known) return known;
      unreadable++;
      return ' ';
    });
  return { readable, unreadable };
}

function readLinks(
  annotations: readonly Annotation[],
  toPoint: (x: number, y: number) => [number, number],
): DocumentLink[] {
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || !url || rect?.length !== 4) return [];
    const [x1, y1] = toPoint(rect[0] ?? 0, rect[1] ?? 0);
    const [x2, y2] = toPoint(rect[2] ?? 0, rect[3] ?? 0);
    const area = {
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    };
    return [{ url, area }];
  });
}

type Matrix = [number, number, number, number, number, number];

function multiply(m: readonly number[], n: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
