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

/**
 * Text normalized for comparison and storage: one form of each letter, plain spaces, no invisible characters.
 */
export function cleanText(text: string): string {
  return (
    composeAccents(text)
      .normalize('NFC')
      .replaceAll(/[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, '')
      // TeX draws a breaking hyphen over a non-breaking one.
      .replaceAll(/-?[\u2010\u2011]/g, '-')
      .replaceAll(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .trim()
  );
}
