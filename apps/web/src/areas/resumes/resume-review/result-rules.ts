/** How a score moved since the round before; empty where it did not, or there was none. */
export function describeMove(score: number | null, before: number | null | undefined): string {
  if (score === null || before === null || before === undefined || before === score) return '';
  return score > before ? `up from ${before}` : `down from ${before}`;
}
