export type Direction = 'ltr' | 'rtl';

const rightToLeft =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Samr}\p{sc=Rohg}]/u;

/**
 * The `dir` of a text beside others, with a space before it; empty where it is read as they are. A sentence may begin
 * with a name in other letters, so that its first letter says nothing: it is one of the others' unless it has none of
 * their letters.
 */
export function directionAttribute(text: string, around: Direction): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isTurned = letters.some((letter) => rightToLeft.test(letter));
  const isStraight = letters.some((letter) => !rightToLeft.test(letter));
  if (around === 'ltr') return isTurned && !isStraight ? ' dir="rtl"' : '';
  return isStraight && !isTurned ? ' dir="ltr"' : '';
}
