export const recentJobsShown = 6;
/** Beside an open job; one that is closed shows all that are known. */
export const similarShown = 4;
