/** "12,345"; without Intl, which is slow in long lists and differs by locale. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The count rounded down to two digits: "more than 1,100" for 1147. */
export function moreThan(count: number): number {
  const below = Math.max(0, count - 1);
  const step = 10 ** Math.max(1, String(below).length - 2);
  return Math.floor(below / step) * step;
}

/** "1 job", "1,204 jobs". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
