import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Queue } from '../../../platform/queue.ts';

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
