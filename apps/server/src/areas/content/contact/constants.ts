/**
 * How much a browser computes for one message: from a few hundred to twice as many derivations of a key, under a
 * second on a laptop and a few on an old phone. A person sends one message, a sender of spam thousands.
 */
export const captchaWork = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 2000,
  counterFrom: 300,
  counterTo: 600,
} as const;

/** By then a call was made, or never will be: name and number are forgotten. */
export const callBackDays = 90;

/** By then a message was answered: it is kept by those who answered it. */
export const messageDays = 365;

/** Long enough to write a message after the box was ticked; a browser solves a new one when it was not. */
export const captchaMinutes = 30;
