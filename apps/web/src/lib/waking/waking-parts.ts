/** What the server has drawn and no script has taken over yet: each part, named by an object of its own. */
const asleep = new Set<object>();
let waiting: (() => void)[] = [];

export function noteAsleep(part: object): void {
  asleep.add(part);
}

export function noteAwake(part: object): void {
  asleep.delete(part);
  if (!areAllAwake()) return;
  const told = waiting;
  waiting = [];
  for (const tell of told) tell();
}

export const areAllAwake = () => asleep.size === 0;

/** Tells when every part answers to presses, at once where all of them do. */
export function whenAwake(tell: () => void): void {
  if (areAllAwake()) tell();
  else waiting.push(tell);
}
