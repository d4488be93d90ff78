import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { lockAccount } from '../../identity/accounts/queries.ts';
import { removeFiles } from './commands.ts';
import { exportGivenUpHours } from './constants.ts';
import type { ExportRow } from './presenter.ts';
import { findLatestExport } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue'>;

/**
 * Asks for a copy of a person's data and gives its state. While one is being made, that one is given; one that
 * failed is tried again.
 */
export function requestExport({ database, queue }: Parts, userId: string): Promise<ExportRow> {
  return database.transaction().execute(async (transaction) => {
    // A double click would start two copies: the account's row makes the two requests take turns.
    await lockAccount(transaction, userId);
    const latest = await findLatestExport(transaction, userId);
    if (latest?.status === 'waiting' || latest?.status === 'running') return latest;
    const exportId =
      latest?.status === 'failed'
        ? await startAgain(transaction, latest.id)
        : await startExport(transaction, userId);
    await queue.enqueue(transaction, 'export-account', { exportId });
    const started = await findLatestExport(transaction, userId);
    if (!started) throw new Error('The copy that was just asked for is not there.');
    return started;
  });
}

async function startExport(transaction: Kysely<Tables>, userId: string): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('account_exports')
    .values({ id, user_id: userId, status: 'waiting' })
    .execute();
  return id;
}

async function startAgain(transaction: Kysely<Tables>, id: string): Promise<string> {
  await transaction
    .updateTable('account_exports')
    .set({ status: 'waiting', done: 0, total: 0, created_at: sql`now()`, finished_at: null })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Removes copies whose time is over with their files, and those that were never finished. */
export async function sweepExports({ database, queue }: Parts, now = new Date()): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ file_id: string | null }>`
      delete from account_exports
      where expires_at <= ${now}
        or (status <> 'ready' and created_at <= ${now}::timestamptz - make_interval(hours => ${exportGivenUpHours}::int))
      returning file_id
    `.execute(transaction);
    await removeFiles(
      transaction,
      queue,
      rows.flatMap(({ file_id: fileId }) => fileId ?? []),
    );
  });
}
