import { createWriteStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { openBucket } from '../files/s3-bucket.ts';
import type { BackupConfig } from '../settings/backup-settings.ts';
import { timeOf } from './archive-format.ts';

/** Keeps backups under their names. */
export interface BackupPlace {
  /** A path for a file that is being written. */
  draft(name: string): Promise<string>;
  /** Moves a finished draft to its place. */
  keep(draft: string, name: string): Promise<void>;
  list(): Promise<string[]>;
  /** Writes one to a path of this machine. */
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A day longer than any backup takes: a draft of before was left by a process that was killed. */
const draftMaxMs = 2 * 86_400_000;
const draftEnding = '.part';
/** S3 takes no more in one request. */
const objectMaxBytes = 5 * 1024 ** 3;

export function openPlace(
  config: Pick<Config, 's3' | 'dataDirectory'>,
  { place }: BackupConfig,
): BackupPlace {
  if ('directory' in place) return openDirectory(place.directory);
  if (!config.s3)
    throw new StartError('BACKUP_S3_PREFIX needs object storage: set S3_ENDPOINT and S3_BUCKET.');
  const bucket = openBucket(config.s3);
  const drafts = join(config.dataDirectory, 'backup-drafts');
  return {
    draft: (name) => prepareDraft(drafts, name),
    async keep(draft, name) {
      const { size } = await stat(draft);
      if (size > objectMaxBytes) {
        throw new StartError(
          'The backup is larger than 5 GB, which one request to object storage may hold. Set BACKUP_DIR to a directory instead of BACKUP_S3_PREFIX.',
        );
      }
      await bucket.put(draft, place.prefix + name);
      await rm(draft);
    },
    async list() {
      const keys = await bucket.list(`${place.prefix}waymark-`);
      return keys.map((key) => key.slice(place.prefix.length)).filter((name) => timeOf(name) !== undefined);
    },
    async fetch(name, path) {
      await pipeline(await bucket.get(place.prefix + name), createWriteStream(path, { mode: 0o600 }));
    },
    remove: (name) => bucket.remove(place.prefix + name),
  };
}

function openDirectory(directory: string): BackupPlace {
  return {
    draft: (name) => prepareDraft(directory, name),
    async keep(draft, name) {
      await rename(draft, join(directory, name));
      await syncDirectory(directory);
    },
    async list() {
      return (await namesIn(directory)).filter((name) => timeOf(name) !== undefined);
    },
    fetch: (name, path) => copyFile(join(directory, name), path, constants.COPYFILE_FICLONE),
    remove: (name) => rm(join(directory, name), { force: true }),
  };
}

async function prepareDraft(directory: string, name: string): Promise<string> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await access(directory, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The directory of the backups, ${directory}, cannot be written (${(error as NodeJS.ErrnoException).code}). Give this user write access to it.`,
      { cause: error },
    );
  }
  await removeOldDrafts(directory);
  return join(directory, `${name}${draftEnding}`);
}

async function removeOldDrafts(directory: string): Promise<void> {
  for (const name of await namesIn(directory)) {
    if (!name.endsWith(draftEnding) || timeOf(name.slice(0, -draftEnding.length)) === undefined) continue;
    const path = join(directory, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > draftMaxMs) await rm(path, { force: true });
  }
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The new name itself has to survive a power cut. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path.endsWith('/') ? dirname(path) : path);
  await directory.sync();
  await directory.close();
}
