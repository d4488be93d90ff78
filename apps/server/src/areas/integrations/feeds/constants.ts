/** Postings in a feed of a search or a company. */
export const feedPostings = 50;

/** A feed is fresh for so long, unless something that it shows changes. */
export const feedKeptMs = 300_000;

/** Postings that the thread of a partner's feed reads at a time. */
export const pageRows = 100;

/** Partners that read at once, each with a thread of its own; the next one is asked to come back. */
export const maxStreams = 2;
export const streamRetrySeconds = 120;

/** Postings that the page for staff names of those that lack something. */
export const lackingListed = 100;

/** Companies that staff may leave out of one partner's feed. */
export const maxLeftOut = 1000;

/** `jobs.source` of postings that were written here; all others came from elsewhere. */
export const ownSources: readonly string[] = ['employer', 'demo'];

/** Adzuna takes no shorter description; its markup counts. */
export const minimumAdzunaText = 100;

/** A partner that takes nothing for so long is let go, and its place is free. */
export const stallMs = 60_000;
