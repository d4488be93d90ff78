/** Mails with a link that one address is sent while a link works, however often somebody asks. */
export const linksLimit = 3;

/** So long a press on the wrong button can be taken back; then the address is forgotten. */
export const stoppedKeptDays = 30;

/** Mails that one turn hands over: a transaction of a tenth of a second on the embedded database. */
export const batchSize = 50;
/** Mails of an issue that wait for the mail server at most: each holds the whole text. */
export const mostWaiting = 500;
/** Before a turn that had to wait for the mail server. */
export const pauseSeconds = 3;
/** A sending that has taken no turn for so long is taken up again. */
export const idleSeconds = 60;

/** Outcomes that are noted in one statement. */
export const outcomesAtOnce = 500;

/** A time that has just passed while somebody pressed the button is now. */
export const pastToleranceSeconds = 60;
/** Nobody plans further ahead. */
export const scheduleDays = 730;
/** Drafts in the list at most: whoever begins one more ends one first. */
export const draftsLimit = 200;
