/** A picture is some twenty kilobytes: about eight hundred of those asked for last. */
export const keptBytes = 16 * 1024 * 1024;

/** Whoever keeps one of ours asks whether it still is the same after so many seconds. */
export const freshSeconds = 3600;
