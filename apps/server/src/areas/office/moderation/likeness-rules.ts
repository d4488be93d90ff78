import { comparedWords, copiedShare, sequenceWords } from './sign-constants.ts';

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sequencesOf(words: readonly string[]): Set<string> {
  const sequences = new Set<string>();
  for (let at = 0; at + sequenceWords <= words.length; at++) {
    sequences.add(words.slice(at, at + sequenceWords).join(' '));
  }
  return sequences;
}

/**
 * How much of the shorter text stands in the other one, from 0 to 1, by sequences of five words; 0 for texts that are
 * too short to tell.
 */
export function likenessOf(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (Math.min(a.length, b.length) < comparedWords) return 0;
  const [few, many] =
    a.length <= b.length ? [sequencesOf(a), sequencesOf(b)] : [sequencesOf(b), sequencesOf(a)];
  let shared = 0;
  for (const sequence of few) if (many.has(sequence)) shared += 1;
  return shared / few.size;
}

export function isCopied(likeness: number): boolean {
  return likeness >= copiedShare;
}

/** Two pieces out of the middle of a text, by which a search finds whatever it was copied from. */
export function piecesOf(text: string): string[] {
  const words = wordsOf(text);
  if (words.length < comparedWords) return [];
  const pieceAt = (share: number) => {
    const start = Math.floor(words.length * share);
    return words.slice(start, start + 8).join(' ');
  };
  return [pieceAt(0.3), pieceAt(0.6)];
}
