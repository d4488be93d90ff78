/** Join and separate letters, and are not seen themselves: other letters are drawn without them. */
const joiner = /[\u200c\u200d]/u;
const joined =
  /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{Extended_Pictographic}\p{EMod}\ufe0f]$/u;

/** One spelling of each letter, and nothing that no font draws and no XML may hold. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\u00ad\ufffe\uffff]/gu, (sign: string, at: number, whole: string) =>
      joiner.test(sign) && joined.test(whole.slice(Math.max(0, at - 2), at)) ? sign : '',
    );
}

/** Scripts that are written from right to left. */
export const rightToLeft =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Samr}\p{sc=Rohg}]/u;

export type Direction = 'ltr' | 'rtl';

/** The direction of a text that stands alone: that of its first letter. */
export function directionOf(text: string): Direction {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}
