/** By then nobody takes a refusal back. */
export const refusedDays = 30;

/** Comments of a post that its page shows, the oldest. */
export const commentsShown = 500;
