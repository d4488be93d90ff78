import type { ReadArea } from '@waymark/contract/resumes/resume-reading';
import type { TextSpan } from '../../../platform/documents/document.ts';

/** A stretch of a line that a wide gap, a tab or a cell keeps apart from the next. */
export interface LinePart {
  text: string;
  /** Its stretches of one look, as they were drawn. */
  spans: TextSpan[];
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
}

/** A line as it is read, whatever the file was. */
export interface Line {
  id: string;
  page: number;
  text: string;
  parts: LinePart[];
  area: ReadArea | null;
  /** Of its largest part, in points; 0 where the file does not say. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Begins with a bullet, which is not part of the text. */
  isListItem: boolean;
  /** Stands as a label beside what follows: the first part in a rail of labels or dates. */
  isLabelled: boolean;
  /** The file itself calls it a heading. */
  isHeading: boolean;
  /** Space to the line above in multiples of a line, 1 where it follows closely; Infinity where a column begins. */
  gap: number;
  /** What is left of its column at its end, in points. */
  room: number;
  /** Where it starts, in points from the left edge of its column. */
  indent: number;
}

const bulletGlyphs = '•·∙▪▫■□●○◦⦁⚫‣⁃➢➤►▶▸✓✔❖◆◇➔→»★☆✦✱✴*';
const bullet = new RegExp(`^(?:[${bulletGlyphs}]+|[-–—−‐](?=\\s)|o(?=\\s+\\p{Lu}))\\s*`, 'u');

/** A text without the bullet it begins with, or undefined when there is none. */
export function withoutBullet(text: string): string | undefined {
  const match = bullet.exec(text);
  return match ? text.slice(match[0].length) : undefined;
}

/** Whether a text is nothing but a bullet. */
export function isBullet(text: string): boolean {
  return withoutBullet(`${text} `)?.trim() === '' && text.trim() !== '';
}

/** All letters are capitals, and there are enough of them to say so. */
export function isUpperCase(text: string): boolean {
  return /\p{Lu}{2}|\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Letters that were set apart, "J A N E   D O E", put together again. */
export function closeSpacedLetters(text: string): string {
  const tokens = text.split(' ').filter(Boolean);
  const single = tokens.filter((token) => [...token].length === 1);
  // Kerning draws some of the pairs together: "AWA R D S".
  const share = isUpperCase(text) && /^[\p{L}\s]+$/u.test(text) ? 0.6 : 0.8;
  if (tokens.length < 4 || single.length < share * tokens.length) return text;
  return text
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** Accents that stand for themselves, and what they are on a letter. */
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

/** "Mu˜noz", "Garc´ıa": old fonts of TeX draw the accent first, and then the letter under it. */
function composeAccents(text: string): string {
  return text.replaceAll(accented, (drawn, accent: string, letter: string) => {
    const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
    const whole = `${base}${accents[accent]}`.normalize('NFC');
    return whole.length === 1 ? whole : drawn;
  });
}

/** Text as it is compared and kept: one form of each letter, plain spaces, no invisible characters. */
export function cleanText(text: string): string {
  return (
    composeAccents(text)
      .normalize('NFC')
      .replaceAll(/[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, '')
      // A hyphen that may break, drawn over one that may not; TeX writes each as one of its own.
      .replaceAll(/-?[\u2010\u2011]/g, '-')
      .replaceAll(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .trim()
  );
}
