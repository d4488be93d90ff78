/** How many visits of staff a person sees. */
export const visitsShown = 20;

/** How long it is kept who looked. */
export const visitsKeptDays = 365;
