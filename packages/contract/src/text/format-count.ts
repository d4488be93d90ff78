/** 12345 becomes "12,345"; by hand, so that it costs nothing in long lists and reads the same everywhere. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The largest figure of two leading digits that the count exceeds: "more than 1,100" stays true for 1147. */
export function moreThan(count: number): number {
  const below = Math.max(0, count - 1);
  const step = 10 ** Math.max(1, String(below).length - 2);
  return Math.floor(below / step) * step;
}

/** "1 job", "1,204 jobs". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
