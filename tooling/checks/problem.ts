/** A rule that is broken somewhere. */
export interface Problem {
  /** What is wrong where, in words that stay the same while it is: lists of known violations name it by them. */
  what: string;
  /** The rule, and what to do. */
  advice: string;
}

/**
 * Says what breaks a rule and is not known, and what is known and does not break it any more: a list of known
 * violations may only get shorter.
 */
export function refuseUnknown(
  problems: readonly Problem[],
  known: readonly string[],
  list: string,
): string[] {
  const found = new Set(problems.map(({ what }) => what));
  return [
    ...problems.filter(({ what }) => !known.includes(what)).map(({ what, advice }) => `${what}: ${advice}`),
    ...known
      .filter((what) => !found.has(what))
      .map((what) => `${what}: not any more; delete its line from ${list}.`),
  ];
}
