/** What can be set back to. */
export const versionsKept = 50;
/** Names that the form offers. */
export const namesOffered = 200;
/** A time that has just passed while somebody pressed the button is now. */
export const pastToleranceSeconds = 60;
/** Nobody plans further ahead. */
export const scheduleDays = 730;
/** Drafts in the list at most: whoever begins one more ends one first. */
export const draftsLimit = 500;
