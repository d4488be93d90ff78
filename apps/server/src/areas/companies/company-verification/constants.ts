/** A name server that does not answer within this does not answer. */
export const lookUpMs = 4000;

/** How often a record that was found is looked for again, and how long it may be missing before it counts. */
export const recheckDays = 7;
export const missingDays = 7;

/** As many at a time, so that a run ends; the rest comes with the next. */
export const checkedAtOnce = 200;
