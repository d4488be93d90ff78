/** A code is redeemed by the next request of the same browser; more time is of use to a thief only (D-5). */
export const loginCodeSeconds = 120;

/** Unredeemed codes of one customer: as many as somebody opens windows within two minutes. */
export const liveLoginCodes = 5;

/** Longer than any sender repeats a webhook; what is signed but older than five minutes is refused anyway. */
export const receiptDays = 30;

/** An event is a few hundred bytes. */
export const webhookMaxBytes = 20 * 1024;
