/** For how long somebody can allow the staff to look, in hours. */
export const supportHours = [1, 24] as const;
export type SupportHours = (typeof supportHours)[number];

/** The longest that one visit lasts. */
export const supportVisitMinutes = 30;
