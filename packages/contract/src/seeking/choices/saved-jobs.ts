/*
 * What pages need of saved jobs without checking any: kept apart from the schemas, so that a public page does not
 * pay for the validator.
 */

export const savedJobSorts = ['freshness', 'oldest'] as const;
export type SavedJobSort = (typeof savedJobSorts)[number];

/** What one person may keep. */
export const savedJobsLimit = 1000;

/** What a browser keeps for somebody who is not signed in. */
export const guestLikesLimit = 50;
