/** Longer than a posting is open: a report is about a job that is still open. */
export const reportDays = 365;
/** Receipts that one account gets in a day. */
export const receiptsPerDay = 10;
/** The same for an address that is not proven: it may be a stranger's. */
export const receiptsPerDayUnproven = 1;
