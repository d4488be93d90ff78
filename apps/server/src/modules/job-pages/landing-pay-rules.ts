import type { PayRange } from '@waymark/contract/landings';

/** The quartiles of amounts, each multiplied by the rate; between two amounts, the point between them. */
export function quartilesOf(amounts: readonly number[], currency: string, rate: number): PayRange {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? 0;
    const above = sorted[Math.ceil(position)] ?? 0;
    return Math.round((below + (above - below) * (position % 1)) * rate);
  };
  return { currency, lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
