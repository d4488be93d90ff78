/** How long an invitation can be accepted: a colleague may be on holiday for most of a week. */
export const invitationDays = 7;

/** Invitations that ran out are listed for so long, so that they can be sent again. */
export const invitationsKeptDays = 30;

/** As many of a company are kept at once, those that ran out included. */
export const invitationsKept = 100;

/** Events that the history of a company holds; of more, the oldest go. */
export const companyEventsKept = 20_000;
