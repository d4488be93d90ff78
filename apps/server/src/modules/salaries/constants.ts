/** The newest that are counted: a hundred bytes each, whatever the size of the board. */
export const offersKept = 200_000;
/** Numbers of jobs a step: between steps other requests are answered. */
export const numbersOfStep = 2000;

/** Postings are read again when they have changed, or after an hour for what is a year old by then. */
export const longestKeptMs = 3_600_000;
/** Reading takes at most so much of the time. */
export const readingShare = 0.01;
/**
 * For each posting that was read, rest no longer than this: what takes long although there is little to read waits for
 * something else, such as the load of the demo.
 */
export const longestRestMs = 1;
/** What was read faster than this is waited for; of a larger board what was read before is answered meanwhile. */
export const waitedForMs = 250;
/** After a reading that failed. */
export const retryAfterSeconds = 5;

/** Of the words of a title; nobody who asks for work comes near. */
export const titleWordsRead = 12;

export const titlesShown = 24;
export const placesShown = 10;
export const similarShown = 8;
export const broaderShown = 5;
/** Titles that are looked at for those that are alike and have figures. */
export const similarLookedAt = 40;
/** Pages of the sitemap: titles everywhere, and in countries. */
export const addressesListed = 5000;
