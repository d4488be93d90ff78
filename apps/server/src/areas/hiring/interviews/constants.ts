/** How often times are offered for one application, in all. */
export const maxOffers = 10;

/**
 * How often the times of one interview are changed, chosen and asked for anew, in all: each time both sides are told.
 */
export const maxChanges = 30;

/** Recruiters who are told of an answer at most, where who offered the times has left. */
export const toldRecruiters = 20;
