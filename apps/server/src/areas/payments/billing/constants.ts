/** A code is redeemed by the next request of the same browser; more time is of use to a thief only (D-5). */
export const loginCodeSeconds = 120;

/** Unredeemed codes of one customer: as many as somebody opens windows within two minutes. */
export const liveLoginCodes = 5;

/** An event is a few hundred bytes. */
export const webhookMaxBytes = 20 * 1024;
