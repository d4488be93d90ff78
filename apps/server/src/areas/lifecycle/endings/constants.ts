/** Longer than backups are kept by any rule that makes sense; what is noted is a fingerprint and a day. */
export const recordKeptDays = 1200;
