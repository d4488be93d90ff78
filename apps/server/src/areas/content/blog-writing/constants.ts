/** Versions that can be restored. */
export const versionsKept = 50;
