import { sql } from 'kysely';
import { readEndedRecords, writeEndedRecords } from '../../../platform/backups/ended-records.ts';
import type { Services } from '../../../platform/services.ts';
import { endApplication } from '../../hiring/retention/ending-commands.ts';
import { setDeletionDue } from '../../identity/accounts/commands.ts';
import { digestOf } from '../privacy/commands.ts';
import { recordKeptDays } from './constants.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config' | 'temporaryDirectory'>;

/**
 * Deletes again what had ended and was brought back by an older backup, and gives how many: what is noted here, and
 * beside the backups by a database that was newer.
 */
export async function endAgain(services: Parts): Promise<number> {
  const { database, queue } = services;
  await takeOver(services);
  const { rows } = await sql<{ id: string; kind: 'account' | 'application' }>`
    select id, 'application' as kind from applications
    where ${digestOf(sql`id`)} in (select digest from ended_records where kind = 'application')
    union all select id, 'account' from users
    where deletion_due_at is null
      and ${digestOf(sql`id`)} in (select digest from ended_records where kind = 'account')
  `.execute(database);
  for (const { id, kind } of rows) {
    await database.transaction().execute(async (transaction) => {
      if (kind === 'application') await endApplication(transaction, queue, id);
      // The erasure of accounts, which runs every minute, does the rest.
      else await setDeletionDue(transaction, id, 0);
    });
  }
  return rows.length;
}

/** Writes the list beside the backups where it has changed, and forgets what is older than any backup. */
export async function saveRecords(services: Parts, now = new Date()): Promise<void> {
  const { database, config, temporaryDirectory } = services;
  // A database that was just restored knows less than the list.
  const before = await takeOver(services);
  await sql`
    delete from ended_records where ended_at < ${now}::timestamptz - make_interval(days => ${recordKeptDays}::int)
  `.execute(database);
  if (!config.backup) return;
  const rows = await database
    .selectFrom('ended_records')
    .select(['digest', 'kind', 'ended_at as endedAt'])
    .orderBy('ended_at')
    .orderBy('digest')
    .execute();
  if (rows.length === before.size && rows.every(({ digest }) => before.has(digest))) return;
  await writeEndedRecords({ ...config, temporaryDirectory }, rows);
}

/** Takes over what is noted beside the backups, and gives its fingerprints. */
async function takeOver({ database, config, temporaryDirectory }: Parts): Promise<Set<string>> {
  const known = await readEndedRecords({ ...config, temporaryDirectory });
  const written = JSON.stringify(known.map(({ endedAt, ...record }) => ({ ...record, ended_at: endedAt })));
  await sql`
    insert into ended_records (digest, kind, ended_at)
    select digest, kind, ended_at
    from jsonb_to_recordset(${written}::jsonb) as r(digest text, kind text, ended_at timestamptz)
    on conflict do nothing
  `.execute(database);
  return new Set(known.map(({ digest }) => digest));
}
