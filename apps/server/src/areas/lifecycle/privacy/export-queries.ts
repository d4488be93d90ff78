import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ExportRow } from './presenter.ts';

/** The newest copy of a person's data, whatever its state; undefined when there is none or it has expired. */
export function findLatestExport(database: Kysely<Tables>, userId: string): Promise<ExportRow | undefined> {
  return database
    .selectFrom('account_exports')
    .leftJoin('files', 'files.id', 'account_exports.file_id')
    .select(['account_exports.id', 'account_exports.status', 'done', 'total', 'files.size'])
    .select(['account_exports.created_at', 'account_exports.expires_at'])
    .where('account_exports.user_id', '=', userId)
    .where(sql<boolean>`coalesce(account_exports.expires_at > now(), true)`)
    .orderBy('account_exports.created_at', 'desc')
    .orderBy('account_exports.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The file of a finished copy of this person; undefined for another's, an unfinished and an expired one. */
export function findExportFile(
  database: Kysely<Tables>,
  userId: string,
  exportId: string,
): Promise<{ storage_key: string; name: string; media_type: string; size: number } | undefined> {
  return database
    .selectFrom('account_exports')
    .innerJoin('files', 'files.id', 'account_exports.file_id')
    .select(['files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('account_exports.id', '=', exportId)
    .where('account_exports.user_id', '=', userId)
    .where('account_exports.status', '=', 'ready')
    .where('account_exports.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}
