/** Signs that are not seen: of direction, joiners, the mark of a byte order, soft hyphens. */
const unseen =
  /\u034f|\p{Variation_Selector}|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** Vowels of Arabic, which few type, and the stroke that makes its words longer. */
const arabicMarks = /(?<=\p{Script=Arabic}[\u064b-\u065f\u0670]*)[\u064b-\u065f\u0670]|\u0640/gu;
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;
const arabicMarksOfNumbers: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '،': ',',
  '؟': '?',
  '؛': ';',
};

/**
 * A search in the letters that its words are compared in: accents in one sign with their letter, digits as we write them,
 * and without what nobody sees.
 */
export const plainTyped = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(arabicMarks, '')
    .replaceAll(blanks, ' ')
    .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[٫٬،؟؛]/gu, (sign) => arabicMarksOfNumbers[sign] ?? sign);
