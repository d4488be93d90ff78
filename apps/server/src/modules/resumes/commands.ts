import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { newId } from '../../platform/ids.ts';
import { cleanResumeName, inspectResume, type InspectedResume } from './rules.ts';

/** A resume whose bytes are in the store and whose row is still to be written. */
export interface AdoptedResume extends InspectedResume {
  storageKey: string;
  name: string;
  size: number;
  sha256: string;
}

/**
 * Checks an upload, moves it into the store, and has `record` write what refers to it. When that fails the
 * file is removed again, so that the store holds nothing that no row names.
 */
export async function withAdoptedResume<T>(
  files: FileStore,
  upload: Upload,
  record: (resume: AdoptedResume) => Promise<T>,
): Promise<T> {
  const { extension, mediaType } = await inspectResume(upload.path, upload.name);
  const storageKey = newId();
  await files.adopt(upload.path, storageKey);
  try {
    return await record({
      extension,
      mediaType,
      storageKey,
      name: cleanResumeName(upload.name, extension),
      size: upload.size,
      sha256: upload.sha256,
    });
  } catch (error) {
    await files.remove(storageKey);
    throw error;
  }
}

/** Writes a candidate's resume and gives its id. The first one becomes the default. */
export async function storeResume(
  transaction: Kysely<Tables>,
  userId: string,
  resume: AdoptedResume,
): Promise<string> {
  // Two first uploads at once would both become the default: the account's row makes them take turns.
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const fileId = await insertFile(transaction, resume);
  const { id } = await transaction
    .insertInto('resumes')
    .values({
      id: newId(),
      user_id: userId,
      file_id: fileId,
      is_default: sql<boolean>`not exists (select 1 from resumes where user_id = ${userId}::uuid and is_default)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertFile(transaction: Kysely<Tables>, resume: AdoptedResume): Promise<string> {
  const { id } = await transaction
    .insertInto('files')
    .values({
      id: newId(),
      purpose: 'resume',
      storage_key: resume.storageKey,
      name: resume.name,
      extension: resume.extension,
      media_type: resume.mediaType,
      size: resume.size,
      sha256: resume.sha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
