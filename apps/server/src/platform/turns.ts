/** Runs a piece of work as soon as there is a place for it; gives what it gives. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** At most `places` pieces of work run at once; the others wait in the order in which they came. */
export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that a newcomer cannot take it in between.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
