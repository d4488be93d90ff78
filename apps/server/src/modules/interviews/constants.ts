/** How often times are offered for one application, in all. */
export const maxOffers = 10;

/** Recruiters who are told of an answer at most, where who offered the times has left. */
export const toldRecruiters = 20;
