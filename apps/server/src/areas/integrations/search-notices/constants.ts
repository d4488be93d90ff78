/** Postings that are looked at in one transaction. */
export const stepSize = 500;

/** Postings that are noted in one step when the first channel is switched on. */
export const notedAtOnce = 2000;

/** Addresses in a request; IndexNow takes ten times as many. */
export const indexNowBatch = 1000;

/** Requests of one run, which comes every minute. */
export const indexNowBatches = 10;

/** What Google allows a day unless it has granted more, counted by its own days. */
export const googleQuota = 200;
export const googleZone = 'America/Los_Angeles';

/** The maximum of one run: each address is a request. */
export const googleBatch = 20;

/** The oldest notices beyond this number are dropped: search engines find those pages by the sitemap. */
export const maxWaiting = { indexnow: 100_000, google: 5000 } as const;

/** Minutes until a failed batch is tried again double up to so many. */
export const maxRetryMinutes = 360;

export const requestLimits = { timeoutMs: 20_000, maxBytes: 100_000, maxRedirects: 0 } as const;
