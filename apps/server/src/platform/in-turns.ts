import { setImmediate as nextTurn } from 'node:timers/promises';

/** A visitor who waits behind such a stretch does not notice it. */
const stretchMs = 5;

/** Does something that takes long in short stretches, between which the event loop has a turn. */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let began = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < stretchMs) continue;
    await nextTurn();
    began = performance.now();
  }
}

/** Does all of it now, for those who cannot wait for it. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What a function makes of each of many, where each takes a moment. */
export function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  make: (item: Item) => Result,
): Promise<Result[]> {
  return inTurns(
    (function* () {
      const made: Result[] = [];
      for (const item of items) {
        made.push(make(item));
        yield;
      }
      return made;
    })(),
  );
}
