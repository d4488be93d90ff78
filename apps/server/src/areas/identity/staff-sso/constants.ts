/** From the button to the way back: a password, MFA, perhaps a forgotten phone. */
export const attemptMinutes = 15;

/** Sign-ins that may be under way at once; the oldest give way. */
export const attemptsKept = 1000;
