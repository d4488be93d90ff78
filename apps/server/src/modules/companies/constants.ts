/** How long an invitation can be accepted: a colleague may be on holiday for most of a week. */
export const invitationDays = 7;

/** Events that the history of a company holds; of more, the oldest go. */
export const companyEventsKept = 20_000;
