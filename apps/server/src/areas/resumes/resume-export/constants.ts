/** What printing one resume may take. */
export const printingLimits = { seconds: 10, megabytes: 256 } as const;
export const printingsAtOnce = 2;
/** Who comes after so many others is told to come again. */
export const printingsWaiting = 40;

/** What reading one file to import may take, whatever is in it. */
export const importLimits = { seconds: 10, megabytes: 256 } as const;

/** LinkedIn's own export has some 50 files; the larger one has a few hundred pictures beside them. */
export const archiveLimits = {
  entries: 2000,
  bytes: 8 * 1024 * 1024,
  rows: 500,
  cellCharacters: 20_000,
} as const;

/** How many values of a file that are left out are listed. */
export const leftOutShown = 30;

export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
