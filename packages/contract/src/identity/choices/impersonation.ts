/** How long a user can allow impersonation, in hours. */
export const supportHours = [1, 24] as const;
export type SupportHours = (typeof supportHours)[number];

/** The maximum length of one impersonation. */
export const supportVisitMinutes = 30;
