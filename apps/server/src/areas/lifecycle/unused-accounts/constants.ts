/** The first mail comes this long before the account ends; the second when its deletion is scheduled. */
export const firstNoticeDays = 30;

/** Mails of one run: the first on an old board would else be all at once. */
export const noticesARun = 500;
