/** The first mail comes this long before the account ends; the second when its deletion is scheduled. */
export const firstNoticeDays = 30;

/** First mails of one run: an old board would otherwise send all of them at once. */
export const noticesARun = 500;
