/** Longer than anybody is shown them. */
export const viewsKeptDays = 400;
