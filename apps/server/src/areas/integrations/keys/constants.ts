/** The time of the last call is written once a minute at most. */
export const keyTouchSeconds = 60;

/** How long lists show keys that have ended. */
export const endedKeysKeptDays = 30;
