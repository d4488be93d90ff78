import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { removeStoredFiles, storeFiles, type NewFile } from '../files/stored-files.ts';
import type { Services } from '../services.ts';
import { pictureMediaType } from './picture-limits.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;
type Purpose = Extract<Tables['files']['purpose'], 'picture' | 'logo' | 'company-picture' | 'blog-picture'>;

/**
 * Stores encoded pictures and has `record` write, in one transaction, what names them: the ids of their files come
 * in the order of the pictures. When anything fails, nothing of them stays.
 */
export async function storePictures<T>(
  services: Stores,
  purpose: Purpose,
  pictures: readonly Buffer[],
  record: (transaction: Kysely<Tables>, fileIds: string[]) => Promise<T>,
): Promise<T> {
  const files = pictures.map((bytes) => describePicture(services, purpose, bytes));
  await mkdir(services.temporaryDirectory, { recursive: true });
  try {
    for (const { path, bytes } of files) await writeFile(path, bytes);
    return await storeFiles(
      services,
      files.map(({ bytes: _bytes, ...file }) => file),
      record,
    );
  } finally {
    for (const { path } of files) await rm(path, { force: true });
  }
}

function describePicture(
  { temporaryDirectory }: Stores,
  purpose: Purpose,
  bytes: Buffer,
): NewFile & { bytes: Buffer } {
  // The key says nothing about whose it is, and its 122 random bits cannot be guessed.
  const key = crypto.randomUUID();
  return {
    path: join(temporaryDirectory, key),
    purpose,
    storage_key: key,
    name: 'picture.webp',
    extension: 'webp',
    media_type: pictureMediaType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

/** Deletes rows of files, and gives the names of the bytes that are to be removed after the commit. */
export async function deletePictures(
  transaction: Kysely<Tables>,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const removed = await transaction
    .deleteFrom('files')
    .where('id', 'in', fileIds)
    .returning('storage_key')
    .execute();
  return removed.map(({ storage_key: key }) => key);
}

/** What was replaced is gone whether or not this succeeds: the sweep comes for what stays. */
export async function removeReplaced(services: Stores, keys: readonly string[]): Promise<void> {
  await removeStoredFiles(services, keys).catch(() => undefined);
}
