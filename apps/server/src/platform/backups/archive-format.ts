import { z } from 'zod';

/*
 * A backup is a ZIP with `database.sql` (backup-format.ts), the uploaded files below `files/` under their keys, and
 * `manifest.json` at its end. Where a key is set, the ZIP is encrypted as a whole by age (age-encryption.org/v1), whose
 * own program opens it as well.
 */

export const databaseEntry = 'database.sql';
export const filesFolder = 'files/';
export const manifestEntry = 'manifest.json';

const countSchema = z.number().int().min(0);

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Rows by table, for the comparison after a restore. */
  tables: z.record(z.string(), countSchema),
  files: countSchema,
  fileBytes: countSchema,
  /** Files that rows name and the store did not have. */
  missing: countSchema,
});
export type Manifest = z.output<typeof manifestSchema>;

export const sumRows = ({ tables }: Pick<Manifest, 'tables'>): number =>
  Object.values(tables).reduce((sum, count) => sum + count, 0);

const namePattern = /^waymark-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.zip(?:\.age)?$/;

export function nameBackup(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `waymark-${time}.zip${isEncrypted ? '.age' : ''}`;
}

/** When a backup was made, by its name; undefined for a file that is none. */
export function timeOf(name: string): Date | undefined {
  const parts = namePattern.exec(name);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Names of backups with their times, the newest first; other files are left out. */
export function newestFirst(names: readonly string[]): { name: string; at: Date }[] {
  return names
    .flatMap((name) => {
      const at = timeOf(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
