/** How long refused comments are kept. */
export const refusedDays = 30;
