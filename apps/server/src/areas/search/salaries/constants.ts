/** The newest that are counted: a hundred bytes each, whatever the size of the board. */
export const offersKept = 200_000;
/** Numbers of jobs a step: between steps other requests are answered. */
export const numbersOfStep = 2000;

/** Postings are read again when they have changed, or after an hour for what is a year old by then. */
export const maxKeptMs = 3_600_000;
/**
 * How long a reading rests for each posting that it read, which takes a hundredth of that. By what was read and not by
 * the clock: a small board whose database is busy, with the load of the demo for example, is read again soon.
 */
export const restMsEach = 1;
/** A reading of so few is waited for; of a larger board what was read before is answered meanwhile. */
export const waitedForPostings = 10_000;
/** After a reading that failed. */
export const retryAfterSeconds = 5;

/** Words of a title that are read; real titles have fewer. */
export const titleWordsRead = 12;

export const titlesShown = 24;
export const placesShown = 10;
export const similarShown = 8;
export const broaderShown = 5;
/** Titles that are looked at for those that are alike and have figures. */
export const similarLookedAt = 40;
/** Pages of the sitemap: titles everywhere, and in countries. */
export const addressesListed = 5000;
/** Families of titles that are kept for those who ask next. */
export const familiesKept = 1000;
/** Titles of a family that are named. */
export const namedOfFamily = 6;
