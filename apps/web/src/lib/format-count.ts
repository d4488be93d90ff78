/** The count rounded down to two digits: "more than 1,100" for 1147. */
export function moreThan(count: number): number {
  const below = Math.max(0, count - 1);
  const step = 10 ** Math.max(1, String(below).length - 2);
  return Math.floor(below / step) * step;
}
