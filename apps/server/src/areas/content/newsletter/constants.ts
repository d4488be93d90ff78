/** How long an unsubscribed address is kept, so that it can be undone. */
export const stoppedKeptDays = 30;
