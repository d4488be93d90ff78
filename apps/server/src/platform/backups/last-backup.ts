import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';

export type BackupRow = Selectable<Tables['backups']>;

/** The last backup and the last drill that succeeded, where there were any. */
export function listLastBackups(database: Database): Promise<BackupRow[]> {
  return database.selectFrom('backups').selectAll().orderBy('kind').execute();
}

/** The last one of a kind that succeeded, for the overview of staff. */
export async function lastBackup(
  database: Database,
  kind: BackupRow['kind'],
): Promise<BackupRow | undefined> {
  return (await listLastBackups(database)).find((row) => row.kind === kind);
}

export async function recordBackup(
  database: Database,
  done: Omit<Insertable<Tables['backups']>, 'at'>,
): Promise<void> {
  await database
    .insertInto('backups')
    .values(done)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ ...done, at: sql`now()` }))
    .execute();
}
