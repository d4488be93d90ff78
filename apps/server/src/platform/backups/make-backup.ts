import { rm, stat } from 'node:fs/promises';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { StartError } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { describeStorageFailure } from '../files/storage-failure.ts';
import type { BackupConfig } from '../settings/backup-settings.ts';
import { nameBackup, sumRows, type Manifest } from './archive-format.ts';
import { openPlace } from './backup-place.ts';
import { listSurplus } from './choose-kept.ts';
import { recordBackup } from './last-backup.ts';
import { writeArchive } from './write-archive.ts';

interface BackupParts {
  config: Pick<Config, 's3' | 'dataDirectory'>;
  backup: BackupConfig;
  opened: OpenDatabase;
  files: FileStore;
  signal?: AbortSignal;
}

export interface MadeBackup extends Manifest {
  name: string;
  bytes: number;
  removed: string[];
}

/**
 * Writes a backup to its place, notes it, and then removes those that the rule does not keep. Where it fails, no part of
 * it stays and all earlier ones do. Throws a StartError that says what to do.
 */
export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { config, backup, opened } = parts;
  const place = openPlace(config, backup);
  const name = nameBackup(new Date(), backup.key !== undefined);
  const draft = await place.draft(name);
  const { manifest, bytes } = await write(draft, parts, () => place.keep(draft, name));
  const rows = sumRows(manifest);
  await recordBackup(opened.database, { kind: 'backup', name, bytes, rows, files: manifest.files });
  // By its date another one may be newer, after a clock was set back or within one second.
  const removed = listSurplus(await place.list(), backup.keep).filter((one) => one !== name);
  for (const one of removed) await place.remove(one);
  return { ...manifest, name, bytes, removed };
}

async function write(
  draft: string,
  { opened, files, backup, signal }: BackupParts,
  keep: () => Promise<void>,
): Promise<{ manifest: Manifest; bytes: number }> {
  try {
    const manifest = await writeArchive(draft, { opened, files, key: backup.key, signal });
    const { size: bytes } = await stat(draft);
    await keep();
    return { manifest, bytes };
  } catch (error) {
    // A draft that is there already is another backup's, which is under way.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true });
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const isFull = ['ENOSPC', 'EDQUOT'].includes(String((cause as NodeJS.ErrnoException).code));
  const what = isFull
    ? 'The disk of the backups is full. Free some space there, or keep fewer with BACKUP_KEEP.'
    : describeStorageFailure(cause);
  return what === undefined
    ? error
    : new StartError(`No backup was made, and the earlier ones are kept. ${what}`, { cause: error });
}
