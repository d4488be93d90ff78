import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { PictureSquare } from '@waymark/contract/account-pictures';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { pictureMediaType } from './picture-constants.ts';
import { cutPicture } from './picture-rules.ts';
import type { AccountRow } from './presenter.ts';
import { getAccount } from './queries.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Makes the upload the picture of an account. The one it had is gone afterwards, row and bytes. */
export async function changePicture(
  services: Stores,
  userId: string,
  upload: Upload,
  square: PictureSquare | undefined,
): Promise<AccountRow> {
  const bytes = await cutPicture(upload, square);
  const key = await storeBytes(services, bytes);
  try {
    return await replacePicture(services, userId, (transaction) => insertFile(transaction, key, bytes));
  } catch (error) {
    await services.files.remove(key);
    throw error;
  }
}

/** Leaves an account without a picture; having none is no error. */
export function removePicture(services: Stores, userId: string): Promise<AccountRow> {
  return replacePicture(services, userId, () => Promise.resolve(null));
}

/** The key is the address: it says nothing about the person, and its 122 random bits cannot be guessed. */
async function storeBytes({ files, temporaryDirectory }: Stores, bytes: Buffer): Promise<string> {
  const key = crypto.randomUUID();
  const path = join(temporaryDirectory, key);
  await mkdir(temporaryDirectory, { recursive: true });
  try {
    await writeFile(path, bytes);
    await files.adopt(path, key);
  } finally {
    await rm(path, { force: true });
  }
  return key;
}

async function replacePicture(
  { database, files }: Stores,
  userId: string,
  insertNext: (transaction: Kysely<Tables>) => Promise<string | null>,
): Promise<AccountRow> {
  const { account, removed } = await database.transaction().execute(async (transaction) => {
    const before = await lockPicture(transaction, userId);
    const next = await insertNext(transaction);
    await transaction.updateTable('users').set({ picture_file_id: next }).where('id', '=', userId).execute();
    return {
      removed: before === null ? undefined : await deleteFile(transaction, before),
      account: await getAccount(transaction, userId),
    };
  });
  if (removed !== undefined) await files.remove(removed);
  return account;
}

/** Two uploads at once take turns here, so that the second finds the first one's picture and removes it. */
async function lockPicture(transaction: Kysely<Tables>, userId: string): Promise<string | null> {
  const user = await transaction
    .selectFrom('users')
    .select('picture_file_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // The account was deleted while its picture was on the way.
  if (!user) throw new AppError('unauthenticated', 'This account does not exist any more.', { logout: true });
  return user.picture_file_id;
}

async function insertFile(transaction: Kysely<Tables>, key: string, bytes: Buffer): Promise<string> {
  const { id } = await transaction
    .insertInto('files')
    .values({
      id: newId(),
      purpose: 'picture',
      storage_key: key,
      name: 'picture.webp',
      extension: 'webp',
      media_type: pictureMediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function deleteFile(transaction: Kysely<Tables>, fileId: string): Promise<string> {
  const { storage_key: key } = await transaction
    .deleteFrom('files')
    .where('id', '=', fileId)
    .returning('storage_key')
    .executeTakeFirstOrThrow();
  return key;
}
