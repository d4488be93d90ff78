import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Queue } from '../../../platform/queue.ts';
import { removeStoredFiles } from '../../../platform/files/stored-files.ts';
import type { Services } from '../../../platform/services.ts';
import { storingGivenUpMinutes } from './constants.ts';
import { listFileColumns } from './queries.ts';

/**
 * Deletes rows of files and has their bytes removed right after the commit. What the job does not get done, the
 * sweep does.
 */
export async function removeFiles(
  transaction: Kysely<Tables>,
  queue: Queue,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const removed = await transaction
    .deleteFrom('files')
    .where('id', 'in', fileIds)
    .returning('storage_key')
    .execute();
  await queue.enqueue(transaction, 'remove-files', { keys: removed.map((row) => row.storage_key) });
}

/** The same for those of the files that no row names. */
export async function removeUnnamedFiles(
  transaction: Kysely<Tables>,
  queue: Queue,
  fileIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from files where id = any(${fileIds}::uuid[]) and not (${isNamed()}) for update
  `.execute(transaction);
  await removeFiles(
    transaction,
    queue,
    rows.map(({ id }) => id),
  );
}

/** Notes what is deleted for good, so that a restored backup does not bring it back. */
export async function noteEnded(
  transaction: Kysely<Tables>,
  kind: 'account' | 'application',
  id: string,
): Promise<void> {
  await transaction
    .insertInto('ended_records')
    .values({ digest: digestOf(sql`${id}::uuid`), kind, ended_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A fingerprint of an id, from which the id cannot be guessed. */
export const digestOf = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql`encode(sha256(convert_to((${id})::text, 'UTF8')), 'hex')`;

/** Whether a row of any table names a file. */
function isNamed(): RawBuilder<unknown> {
  const named = listFileColumns().map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = files.id)`,
  );
  return sql.join(named, sql` or `);
}

type Parts = Pick<Services, 'database' | 'files'>;

/**
 * Removes what a crash has left: files whose storing broke off, and bytes whose row is gone already. Run again, or
 * on several nodes at once, it does the same.
 *
 * The database says what time it is, as it wrote when a row came: a process whose clock is ahead would take files from
 * under their storing. `now` is for those who do not want to wait.
 *
 * The store itself is never listed to find files that no row names: with the database of another day, or a wrong
 * one, that would be everybody's. Nothing is missed, because a file's row is there before its first byte and its
 * name goes to `file_removals` with the row.
 */
export async function sweepStoredFiles(services: Parts, now?: Date): Promise<void> {
  await deleteUnnamedFiles(services.database, now);
  const removals = await services.database
    .selectFrom('file_removals')
    .select('storage_key')
    .orderBy('deleted_at')
    .execute();
  const failures: unknown[] = [];
  for (const { storage_key: key } of removals) {
    // One file that the store does not let go must not keep the others.
    await removeStoredFiles(services, [key]).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Stored files could not be removed.');
}

/** Deletes unreferenced rows, once no request can still be storing their file. */
async function deleteUnnamedFiles(database: Kysely<Tables>, now: Date | undefined): Promise<void> {
  // A transaction that is about to reference a file locks its row, so the sweep skips locked rows.
  await sql`
    delete from files where id in (
      select id from files
      where created_at < coalesce(${now ?? null}::timestamptz, now()) - make_interval(mins => ${storingGivenUpMinutes}::int)
        and not (${isNamed()})
      for update skip locked
    )
  `.execute(database);
}
