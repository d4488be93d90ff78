import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Where the bytes of a picture lie, and how many they are; undefined for a key that is no picture's. */
export function findPicture(
  database: Kysely<Tables>,
  key: string,
): Promise<{ storage_key: string; size: number } | undefined> {
  return database
    .selectFrom('files')
    .select(['storage_key', 'size'])
    .where('storage_key', '=', key)
    .where('purpose', '=', 'picture')
    .executeTakeFirst();
}
