/** From the button to the answer of the provider: a password, MFA, perhaps a forgotten phone. */
export const attemptMinutes = 10;

/** Sign-ins that may be under way at once; the oldest give way. */
export const attemptsKept = 10_000;

/** From the answer of the provider to the account: a form with a company, or a forgotten password. */
export const ticketMinutes = 30;

/** Tickets that may be open at once; the oldest give way. */
export const ticketsKept = 10_000;
