/** Limits for printing one resume. */
export const printingLimits = { seconds: 10, megabytes: 256 } as const;
export const printingsAtOnce = 2;
/** The maximum length of the queue; later callers have to retry. */
export const printingsWaiting = 40;

/** Limits for reading one file to import, whatever its content. */
export const importLimits = { seconds: 10, megabytes: 256 } as const;

/** LinkedIn's own export has about 50 files; its larger variant has a few hundred pictures too. */
export const archiveLimits = {
  entries: 2000,
  bytes: 8 * 1024 * 1024,
  rows: 500,
  cellCharacters: 20_000,
} as const;

/** How many of the values left out of a file are listed. */
export const leftOutShown = 30;
