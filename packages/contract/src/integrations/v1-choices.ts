/** Postings that one call may write. */
export const maxJobsUpserted = 100;

/** For how long a call with an Idempotency-Key is answered as the first time. */
export const idempotencyHours = 24;

/** Calls of one key whose answers are kept. */
export const idempotencyLimit = 10_000;

export const idempotencyKeyMaxLength = 255;
