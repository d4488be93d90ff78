/** Argon2id as OWASP recommends it for passwords: 19 MiB, two passes, one lane. */
export const argon2 = { memoryKib: 19_456, passes: 2, parallelism: 1, saltBytes: 16, hashBytes: 32 } as const;

/** What a new account agrees to, or is told. */
export const agreedDocuments = ['terms', 'privacy'] as const;
export type AgreedDocument = (typeof agreedDocuments)[number];

/** The link in the welcome mail, which may be opened the next morning (B-10). */
export const welcomeLinkHours = 24;

/** The link that proves an address, or makes it the account's. */
export const emailLinkHours = 24;

/** The link that was asked for: the person is waiting for it. */
export const passwordLinkMinutes = 30;

/** The link that signs in: the person is waiting for it. */
export const signInLinkMinutes = 15;

/** How long an account can be taken back to an address that it has left. */
export const emailReversalDays = 7;

/** Addresses that an account has left are remembered, the newest of them; those with a way back always. */
export const formerAddressesKept = 20;

/** From the password to MFA: time to find the phone. */
export const challengeMinutes = 5;

/** Sign-ins of an account that may wait for their MFA at the same time; an older one ends. */
export const challengesKept = 10;

/** A session's last use is written at most this often, so that reading a page does not cost a write. */
export const sessionTouchMinutes = 60;

/** As much of a browser's name as is kept; real ones stay below. */
export const userAgentMaxLength = 400;

/** Answers about a mailed link take at least this long, so that their timing does not tell who has an account. */
export const linkAnswerMs = 150;
