const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Moves 0 … size-1 to other places in that range, each exactly once. The step is near the golden
 * section of the size, so that any run of neighbours ends up spread evenly over the whole.
 */
export function createPermutation(size: number): (index: number) => number {
  let step = Math.max(1, Math.floor(size * 0.618033988749895));
  while (gcd(step, size) !== 1) step++;
  return (index) => (index * step) % size;
}

/** A small seeded generator (mulberry32): the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Spreads neighbouring seeds apart, so that posting 7 and posting 8 have nothing in common. */
function mix(seed: number): number {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function createRandom(seed: number): Random {
  let state = mix(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from.');
      return items[int(0, items.length - 1)]!;
    },
    sample: (items, count) => shuffled(items, int).slice(0, count),
  };
}

function shuffled<T>(items: readonly T[], int: Random['int']): T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index--) {
    const other = int(0, index);
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result;
}

/** Items with weights, laid end to end on the line from 0 to 1. */
export interface WeightedLine<T> {
  /** The item at a position from 0 up to, but not including, 1. */
  at(position: number): T;
}

export function weightedLine<T>(items: readonly T[], weightOf: (item: T) => number): WeightedLine<T> {
  const ends: number[] = [];
  let sum = 0;
  for (const item of items) ends.push((sum += weightOf(item)));
  return {
    at(position) {
      const target = position * sum;
      let low = 0;
      let high = ends.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (ends[middle]! > target) high = middle;
        else low = middle + 1;
      }
      return items[low]!;
    },
  };
}
