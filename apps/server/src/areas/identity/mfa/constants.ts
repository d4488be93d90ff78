/** RFC 6238 as every app supports it: six digits, a new code every thirty seconds, SHA-1. */
export const totp = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps that a phone's clock may be ahead or behind. */
export const totpWindow = 1;

export const recoveryCodesMade = 10;

/** Wrong codes that one proof of the password is good for. */
export const challengeAttempts = 5;

export const passkeysKept = 20;

/** From being asked to the answer: unlocking a phone, finding a key in a bag. */
export const passkeyMinutes = 5;

/** Questions to passkeys of one account that may be open at the same time. */
export const passkeyQuestionsKept = 10;

/** EdDSA, ES256 and RS256: named, for the library would try out an algorithm that Node warns of. */
export const passkeyAlgorithms = [-8, -7, -257];

/** How long the link of an MFA reset works: people may read the mail in the evening. */
export const resetLinkHours = 24;

/** Wrong codes in a row of which the owner is told. */
export const wrongCodesBeforeMail = 5;
