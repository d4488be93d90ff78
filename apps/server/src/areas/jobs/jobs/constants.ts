

/** After so many days without a word the employer is asked whether a job is still open. */
export const askAfterDays = 45;

/** After so many it is closed: seekers are shown no job that nobody stands behind. */
export const closeAfterDays = 60;

/** Nobody finds a job closed without having had this long to answer. */
export const daysToAnswer = 14;

/** A source that is imported more often confirms its postings no more often than this. */
export const confirmAgainAfterHours = 20;

/** So many people who say that a job is closed have its employer asked at once. */
export const closedReportsToAsk = 5;

/** Longer than a posting is open: a report is about a job that is still open. */
export const reportDays = 365;

/** Receipts that one account gets in a day. */
export const receiptsPerDay = 10;

/** The same for an address that is not proven: it may be a stranger's. */
export const receiptsPerDayUnproven = 1;
