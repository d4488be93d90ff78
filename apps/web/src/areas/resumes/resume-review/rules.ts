import type { Say } from '@waymark/contract/text/say';
/** A hash that identifies a review without revealing its link, so it may survive the sign-out (FNV-1a). */
export function hashOf(reviewLink: string): string {
  let hash = 0x811c9dc5;
  for (const character of reviewLink) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16);
}

/** The change of a score since the previous round; empty if there is none. */
export function describeMove(say: Say, score: number | null, before: number | null | undefined): string {
  if (score === null || before === null || before === undefined || before === score) return '';
  return score > before ? say`up from ${before}` : say`down from ${before}`;
}
