/** How long an invitation can be accepted: a colleague may be away for a week. */
export const invitationDays = 7;
