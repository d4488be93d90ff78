/** What somebody is shown of who looked. */
export const visitsShown = 20;

/** How long it is kept who looked. */
export const visitsKeptDays = 365;
