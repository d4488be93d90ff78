/** How long an invitation can be accepted: a colleague may be on holiday for most of a week. */
export const staffInvitationDays = 7;

/** Invitations that ran out are listed for so long, so that they can be sent again. */
export const staffInvitationsKeptDays = 30;

/** As many as can be open at the same time. */
export const staffInvitationsKept = 100;
