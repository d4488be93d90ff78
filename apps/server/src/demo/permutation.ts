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
