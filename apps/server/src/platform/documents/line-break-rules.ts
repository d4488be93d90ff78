/** Scripts that put no space between words: only a dictionary knows where one ends. */
const unspaced = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that each may begin a line, and their punctuation. */
const ideographic = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]/u;

/** Closing marks, what lengthens or repeats a sound, and small kana never begin a line; opening marks never end one. */
const beginsNoLine = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
const endsNoLine = /[\p{Ps}\p{Pi}]$/u;

/** The parts of a text without spaces between which a line may be broken. */
export function splitForLines(text: string): string[] {
  const isUnspaced = unspaced.test(text);
  if (!isUnspaced && !ideographic.test(text)) return [text];
  const parts: string[] = [];
  for (const { segment } of (isUnspaced ? words : graphemes).segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && !mayBreakBetween(last, segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** Whether a line may end with one text and the next one begin with the other, with no space between them. */
export function mayBreakBetween(before: string, after: string): boolean {
  if (beginsNoLine.test(after) || endsNoLine.test(before)) return false;
  const sides = [[...before].at(-1) ?? '', [...after].at(0) ?? ''];
  return sides.some((side) => ideographic.test(side)) || sides.every((side) => unspaced.test(side));
}
