import { positionsEnd } from '../../jobs/posting-facts/stated-rules.ts';

/** Adds what one job states, or takes it away. */
export function countStated(count: Uint32Array, stated: number, by: 1 | -1): void {
  count[positionsEnd]! += by;
  for (let left = stated; left !== 0; left &= left - 1) count[31 - Math.clz32(left & -left)]! += by;
}
