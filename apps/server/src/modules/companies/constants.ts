/** How long an invitation can be accepted: a colleague may be on holiday for most of a week. */
export const invitationDays = 7;
