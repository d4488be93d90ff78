/** Where the words of a text stand in a profile; a higher one is a better place. */
export const tier = {
  none: 0,
  anywhere: 1,
  /** The headline has work near it. */
  nearTitle: 2,
  /** The headline has the whole text or another name of the same. */
  title: 3,
} as const;
