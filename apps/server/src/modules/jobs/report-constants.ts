/** Longer than a posting is open: a report is about a job that somebody may still apply for. */
export const reportDays = 365;
