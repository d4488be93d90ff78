import { z } from 'zod';

const keepFormat = 'BACKUP_KEEP is how many days, weeks and months have a backup, for example 7d,5w,12m.';
const scheduleFormat = 'BACKUP_SCHEDULE is a cron expression in UTC, for example "30 2 * * *", or off.';
const drillFormat = 'BACKUP_DRILL_SCHEDULE is a cron expression in UTC, for example "30 4 1 * *", or off.';
const keyFormat =
  'BACKUP_KEY is an age key: AGE-SECRET-KEY-1… to write and read backups, or age1… to write them alone.';

export const backupSettings = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(
      /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?$/,
      'BACKUP_S3_PREFIX is a folder of the bucket, for example backups/.',
    )
    .transform((prefix) => prefix.replace(/\/?$/, '/'))
    .optional(),
  BACKUP_SCHEDULE: z
    .string()
    .refine((text) => text === 'off' || isCron(text), scheduleFormat)
    .default('30 2 * * *'),
  BACKUP_DRILL_SCHEDULE: z
    .string()
    .refine((text) => text === 'off' || isCron(text), drillFormat)
    .default('off'),
  BACKUP_KEEP: z
    .string()
    .regex(/^(?:[1-9]\d{0,2}[dwm])(?:,[1-9]\d{0,2}[dwm]){0,2}$/, keepFormat)
    .refine((text) => new Set(text.match(/[dwm]/g)).size === text.split(',').length, keepFormat)
    .default('7d,5w,12m'),
  BACKUP_KEY: z
    .string()
    .regex(/^(?:AGE-SECRET-KEY-1[A-Z\d]{58}|age1[a-z\d]{58})$/, keyFormat)
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof backupSettings>>;

/** How many of the newest days, weeks and months keep one backup each. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

export interface BackupConfig {
  place: { directory: string } | { prefix: string };
  /** In UTC; undefined where backups are made by hand. */
  cron: string | undefined;
  /** In UTC; undefined where something else, or nobody, restores them on trial. */
  drillCron: string | undefined;
  keep: KeepRule;
  key: string | undefined;
}

export function findBackupProblem(settings: Settings, hasStorage: boolean): string | undefined {
  const { BACKUP_DIR, BACKUP_S3_PREFIX } = settings;
  if (BACKUP_DIR !== undefined && BACKUP_S3_PREFIX !== undefined)
    return 'BACKUP_DIR and BACKUP_S3_PREFIX are both set. Keep one of them.';
  if (BACKUP_S3_PREFIX !== undefined && !hasStorage)
    return 'BACKUP_S3_PREFIX needs object storage: set S3_ENDPOINT and S3_BUCKET.';
  return undefined;
}

/** Undefined where no place for backups is set. */
export function readBackup(settings: Settings): BackupConfig | undefined {
  const { BACKUP_DIR, BACKUP_S3_PREFIX, BACKUP_KEEP, BACKUP_KEY: key } = settings;
  const unlessOff = (cron: string) => (cron === 'off' ? undefined : cron);
  const parts = {
    cron: unlessOff(settings.BACKUP_SCHEDULE),
    drillCron: unlessOff(settings.BACKUP_DRILL_SCHEDULE),
    keep: readKeep(BACKUP_KEEP),
    key,
  };
  if (BACKUP_DIR !== undefined) return { place: { directory: BACKUP_DIR }, ...parts };
  if (BACKUP_S3_PREFIX !== undefined) return { place: { prefix: BACKUP_S3_PREFIX }, ...parts };
  return undefined;
}

function readKeep(text: string): KeepRule {
  const countOf = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
  return { days: countOf('d'), weeks: countOf('w'), months: countOf('m') };
}

/** Bounds of minute, hour, day, month and day of the week. */
const cronBounds = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

function isCron(text: string): boolean {
  const fields = text.trim().split(/\s+/);
  return (
    fields.length === cronBounds.length &&
    fields.every((field, nth) =>
      field.split(',').every((part) => isCronPart(part, cronBounds[nth] ?? [0, 0])),
    )
  );
}

function isCronPart(part: string, [min, max]: readonly [number, number]): boolean {
  const found = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/([1-9]\d?))?$/.exec(part);
  if (!found) return false;
  const from = Number(found[1] ?? min);
  const to = Number(found[2] ?? found[1] ?? max);
  return from >= min && to <= max && from <= to;
}
