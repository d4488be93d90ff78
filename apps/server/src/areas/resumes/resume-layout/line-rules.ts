import type { ReadArea } from '@waymark/contract/resumes/resume-reading';
import type { TextSpan } from '../../../platform/documents/document.ts';

/** A part of a line, separated from the next by a wide gap, a tab or a cell. */
export interface LinePart {
  text: string;
  /** Its spans of one style, in drawing order. */
  spans: TextSpan[];
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
}

/** A line of text, independent of the file format. */
export interface Line {
  id: string;
  /** The lines whose dates were joined to it. */
  joined?: readonly string[];
  page: number;
  text: string;
  parts: LinePart[];
  area: ReadArea | null;
  /** The size of its largest part in points; 0 if the file does not say. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Begins with a bullet, which is not part of the text. */
  isListItem: boolean;
  /** Begins with a label: its first part is in a rail of labels or dates. */
  isLabelled: boolean;
  /** The file marks it as a heading. */
  isHeading: boolean;
  /**
   * Space above in multiples of a line: 1 directly below the previous line, Infinity at the start of a
   * column.
   */
  gap: number;
  /** Free space between its end and the end of its column, in points. */
  room: number;
  /** Distance of its start from the left edge of its column, in points. */
  indent: number;
}

const bulletGlyphs = '•·∙▪▫■□●○◦⦁⚫‣⁃➢➤►▶▸✓✔❖◆◇➔→»★☆✦✱✴*';
const bullet = new RegExp(`^(?:[${bulletGlyphs}]+|[-–—−‐](?=\\s)|o(?=\\s+\\p{Lu}))\\s*`, 'u');

/** A text without its leading bullet; undefined if it has none. */
export function withoutBullet(text: string): string | undefined {
  const match = bullet.exec(text);
  return match ? text.slice(match[0].length) : undefined;
}

/** Whether a text is only a bullet. */
export function isBullet(text: string): boolean {
  return withoutBullet(`${text} `)?.trim() === '' && text.trim() !== '';
}

/** Whether all letters are capitals, and there are enough of them to decide. */
export function isUpperCase(text: string): boolean {
  return /\p{Lu}{2}|\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Joins letterspaced text: "J A N E   D O E". */
export function closeSpacedLetters(text: string): string {
  const tokens = text.split(' ').filter(Boolean);
  const single = tokens.filter((token) => [...token].length === 1);
  // Kerning draws some of the pairs as one run: "AWA R D S".
  const share = isUpperCase(text) && /^[\p{L}\s]+$/u.test(text) ? 0.6 : 0.8;
  if (tokens.length < 4 || single.length < share * tokens.length) return text;
  return text
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** Spacing accents and their combining forms. */
const accents: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '˚': '\u030A',
  ˇ: '\u030C',
  '˘': '\u0306',
  '˝': '\u030B',
  '˙': '\u0307',
};
const accented = new RegExp(`([${Object.keys(accents).join('')}])(\\p{L})`, 'gu');

/** "Mu˜noz", "Garc´ıa": old TeX fonts draw the accent before the letter under it. */
function composeAccents(text: string): string {
  return text.replaceAll(accented, (drawn, accent: string, letter: string) => {
    const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
    const whole = `${base}${accents[accent]}`.normalize('NFC');
    return whole.length === 1 ? whole : drawn;
  });
}

/** Arabic letters as drawn: in fours or twos of their isolated, final, initial and medial form. */
const arabicFours = [0xfe89, 0xfe8f, 0xfe95, 0xfe99, 0xfe9d, 0xfea1, 0xfea5, 0xfef1].concat(
  Array.from({ length: 15 }, (_, at) => 0xfeb1 + 4 * at),
);
const arabicTwos = [0xfe81, 0xfe83, 0xfe85, 0xfe87, 0xfe8d, 0xfe93, 0xfea9, 0xfeab, 0xfead, 0xfeaf].concat([
  0xfeed, 0xfeef, 0xfef5, 0xfef7, 0xfef9, 0xfefb,
]);
const lettersAt = (starts: readonly number[], forms: readonly number[]) =>
  starts.flatMap((start) => forms.map((form) => String.fromCharCode(start + form))).join('');
const joinsNext = lettersAt(arabicFours, [2, 3]);
const joinsBefore = lettersAt(arabicFours, [1, 3]) + lettersAt(arabicTwos, [1]);
const gapInWord = new RegExp(`(?<=[${joinsNext}])\\s+(?=\\p{L})|(?<=\\p{L})\\s+(?=[${joinsBefore}])`, 'gu');

/** Arabic letters in their plain form, without the blanks that gaps between glyphs left in words. */
function plainArabic(text: string): string {
  if (!/[\u0640-\u0669\u06F0-\u06F9\uFB50-\uFDFF\uFE70-\uFEFC]/.test(text)) return text;
  return text
    .replaceAll(gapInWord, '')
    .replaceAll(/[\uFB50-\uFDFF\uFE70-\uFEFC]/g, (form) => form.normalize('NFKC').trim())
    .replaceAll(/(?<=\p{L})\u0640+(?=\p{L})/gu, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${(digit.codePointAt(0) ?? 0) & 15}`);
}

/**
 * Text normalized for comparison and storage: one form of each letter, plain spaces, no invisible characters.
 */
export function cleanText(text: string): string {
  return (
    composeAccents(plainArabic(text))
      .normalize('NFC')
      .replaceAll(/[\u00AD\u200B\u200E\u200F\u061C\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, '')
      // TeX draws a breaking hyphen over a non-breaking one.
      .replaceAll(/-?[\u2010\u2011]/g, '-')
      .replaceAll(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .trim()
  );
}
