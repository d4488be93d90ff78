/** How many visits of staff a person sees. */
export const visitsShown = 20;
