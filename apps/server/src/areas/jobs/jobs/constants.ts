/** After so many days without a word the employer is asked whether a job is still open. */
export const askAfterDays = 45;

/** After so many days without confirmation a job is closed. */
export const closeAfterDays = 60;

/** The time that members have to answer before a job is closed. */
export const daysToAnswer = 14;

/** A source that is imported more often confirms its postings no more often than this. */
export const confirmAgainAfterHours = 20;

/** So many people who say that a job is closed have its employer asked at once. */
export const closedReportsToAsk = 5;

/** Receipts that one account gets in a day. */
export const receiptsPerDay = 10;

/** The same for an address that is not proven: it may be a stranger's. */
export const receiptsPerDayUnproven = 1;
