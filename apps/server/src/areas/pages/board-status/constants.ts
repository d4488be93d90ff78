/** Everybody who asks within so many milliseconds gets the same answer. */
export const keptMs = 15_000;

/** A database that takes longer than this to say something is as good as away. */
export const answerWithinMs = 3000;

/** In the background most things are done within seconds; a mail may wait for its next attempt. */
export const delayedAfterMinutes = { work: 5, mails: 10 } as const;

/** An engine is written to within seconds; it is filled again, or who feeds it is away, where it is behind for longer. */
export const delayedAfterSeconds = { search: 60 } as const;
