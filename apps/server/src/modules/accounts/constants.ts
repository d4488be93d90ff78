/** Argon2id as OWASP recommends it for passwords: 19 MiB, two passes, one lane. */
export const argon2 = { memoryKib: 19_456, passes: 2, parallelism: 1, saltBytes: 16, hashBytes: 32 } as const;

/** The link in the welcome mail, which may be opened the next morning (B-10). */
export const welcomeLinkHours = 24;

/** The link that proves an address, or makes it the account's. */
export const emailLinkHours = 24;

/** The link that was asked for: the person is waiting for it. */
export const passwordLinkMinutes = 30;

/** A session's last use is written at most this often, so that reading a page does not cost a write. */
export const sessionTouchMinutes = 60;

/** As much of a browser's name as is kept; real ones stay below. */
export const userAgentMaxLength = 400;

/** Answers about a password link take at least this long, so that their timing does not tell who has an account. */
export const passwordLinkAnswerMs = 150;

/**
 * A password that falls to fewer guesses is refused: it is what a guesser tries first. Guessing over the network
 * gets through about a hundred in a day, so that more would ask too much of people.
 */
export const passwordMinGuesses = 1_000_000;

/** As much of a password is estimated at once; its cost grows with the square: 10 ms here, 70 ms for 128. */
export const estimatedCharacters = 32;
