/** One of the choices; `share` is a number from 0 up to 1. */
export interface Pick {
  <T>(choices: readonly T[]): T;
  share(): number;
}

/** The same sequence in every run: mulberry32, which is enough to draw a load from. */
export function randomSource(seed: number): Pick {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(share() * choices.length)] as T;
  return Object.assign(pick, { share });
}
