/** The maximum duration of a run, from the first byte to the last posting. */
export const runMinutes = 10;

/** A process that claimed a source and said nothing for so long has died. */
export const claimMinutes = 15;

/** No source is begun later than this after the first one of a turn, so that a turn ends before its next one. */
export const turnMinutes = 4;

/** Sources that run at the same time. */
export const runsAtOnce = 2;

/** The maximum of one source. */
export const maxPostings = 100_000;
export const maxCompanies = 2000;

/** Pages and single postings that a run asks for, where a source has no list with all there is. */
export const maxPages = 5000;

/** The maximum pages of a career site, requested one after the other. */
export const maxCareerPages = 300;

/** The limits of a test run. */
export const previewMs = 60_000;
export const previewMaxPostings = 1000;
export const previewMaxPages = 20;

/** Limits of the threads that read what sources and files have: their life and memory. */
export const previewLimits = { seconds: 20, megabytes: 512 } as const;
export const fileLimits = { seconds: 60, megabytes: 512 } as const;
export const runLimits = { seconds: runMinutes * 60, megabytes: 512 } as const;

/** Test runs and files of people at the same time, and how many may wait; later callers have to retry. */
export const previewsAtOnce = 2;
export const previewsWaiting = 20;

/** Postings a transaction: on the embedded database everybody else waits meanwhile. */
export const batchSize = 100;

/** A run may close one posting without a person, and several up to a fifth of the open ones. */
export const closedUnasked = 1;
export const closedUnaskedShare = 0.2;

/** The first wait after a failure, which doubles up to a day. */
export const firstWaitMinutes = 15;
export const maxWaitMinutes = 24 * 60;

/** Failures in a row until somebody is mailed. */
export const failuresToMail = 3;

/** How many of the postings that would close are listed. */
export const closingsListed = 100;
