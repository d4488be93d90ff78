/** How long call-back requests are kept. */
export const callBackDays = 90;

/** How long messages are kept; staff has them by mail. */
export const messageDays = 365;
