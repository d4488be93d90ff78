const promoEvery = 3;

export type PromoKind = 'review' | 'packages';

/**
 * What stands after the job at the position, from 1: after the third the review, after the sixth the packages (E-3).
 */
export function promoAfter(position: number): PromoKind | undefined {
  if (position % promoEvery !== 0) return undefined;
  return (position / promoEvery) % 2 === 1 ? 'review' : 'packages';
}

/** The kinds that were closed, with one more of them; as storage and the document have them: "review packages". */
export function withClosed(closed: string, kind: PromoKind): string {
  return [...new Set([...closed.split(' ').filter(Boolean), kind])].join(' ');
}
