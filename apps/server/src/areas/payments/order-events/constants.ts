/** Open pages of one account, one a browser. */
export const streamsEach = 8;
/** Of one process; beyond them, orders move when somebody comes back to the window. */
export const streamsInAll = 10_000;
/** Proxies and this server cut what is silent for a minute. */
export const beatAfterMs = 20_000;
/** How often it is looked whether sessions still live and nothing was missed. */
export const lookEveryMs = 30_000;
/** Accounts that one question to the database is about. */
export const usersAtOnce = 500;
/** What waits for somebody who does not take it. */
export const unreadBytes = 64 * 1024;
