import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { eraseJobs } from '../../../platform/erase-jobs.ts';
import {
  listPersonalData,
  type ErasureStep,
  type Person,
} from '../../../platform/personal-data/personal-data.ts';
import type { Services } from '../../../platform/services.ts';
import { handOver, listKeptByLaw } from '../../hiring/retention/law-commands.ts';
import { createStandIn } from '../../identity/accounts/stand-in-commands.ts';
import { noteEnded, removeUnnamedFiles } from './commands.ts';
import { getPerson, listFileColumns } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue'>;

/**
 * Erases for good every account whose time to change one's mind is over, each in a transaction of its own, and
 * gives how many. Several nodes may do so at once. An account with work under way is left for the next time.
 */
export async function eraseDueAccounts(services: Parts, now = new Date()): Promise<number> {
  const leftAlone: string[] = [];
  const failures: unknown[] = [];
  let erased = 0;
  for (;;) {
    const attempt = { userId: '' };
    try {
      if (!(await eraseNext(services, now, leftAlone, attempt))) break;
      erased++;
    } catch (error) {
      // One account that cannot be erased must not keep the others; without an id nothing was even tried.
      if (attempt.userId === '') throw error;
      leftAlone.push(attempt.userId);
      if (!(error instanceof WorkUnderWay)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not be erased.');
  return erased;
}

/**
 * Hands the applications that a law has employers keep to an account in the place of the one that ends: with its name
 * alone, without a way in, and erased itself when the last duty ends.
 */
async function keepByLaw(transaction: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  const kept = await listKeptByLaw(transaction, userId, now);
  if (kept.length === 0) return;
  const until = new Date(Math.max(...kept.map((one) => one.until.getTime())));
  const standIn = await createStandIn(transaction, userId, until);
  await handOver(
    transaction,
    kept.map(({ id }) => id),
    standIn,
  );
}

class WorkUnderWay extends Error {}

/** False when no account is due any more. */
function eraseNext(
  { database, queue }: Parts,
  now: Date,
  leftAlone: readonly string[],
  attempt: { userId: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const userId = await lockDueAccount(transaction, now, leftAlone);
    if (userId === undefined) return false;
    attempt.userId = userId;
    const person = await getPerson(transaction, userId);
    await keepByLaw(transaction, userId, now);
    await runStep(transaction, 'contacts', person);
    await runStep(transaction, 'memberships', person);
    const work = await listOwnWork(transaction, userId);
    const fileIds = await listOwnFiles(transaction, userId);
    await runStep(transaction, 'mentions', person);
    await runStep(transaction, 'account', person);
    // After everything that could cause new work for this person is gone.
    if (!(await eraseJobs(transaction, { addresses: person.addresses, ids: [userId, ...work] }))) {
      throw new WorkUnderWay();
    }
    await runStep(transaction, 'addresses', person);
    // A file of an application that a law has kept is named by it.
    await removeUnnamedFiles(transaction, queue, fileIds);
    await noteEnded(transaction, 'account', userId);
    return true;
  });
}

/** Another node that is at an account has locked its row, and a person who is keeping it just now has too. */
async function lockDueAccount(
  transaction: Kysely<Tables>,
  now: Date,
  leftAlone: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where deletion_due_at <= ${now} and id <> all(${leftAlone}::uuid[])
    order by deletion_due_at limit 1
    for update skip locked
  `.execute(transaction);
  return rows[0]?.id;
}

/** What the queue knows of a person without naming them. */
async function listOwnWork(transaction: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('account_exports')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.id);
}

async function listOwnFiles(transaction: Kysely<Tables>, userId: string): Promise<string[]> {
  const selects = listFileColumns().flatMap(({ table, column, owner }) =>
    owner === undefined
      ? []
      : sql`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(owner)} = ${userId} and ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(selects, sql` union `)}`.execute(transaction);
  return rows.map((row) => row.id);
}

/** One step in all areas that take part in it, in their order. */
async function runStep(transaction: Kysely<Tables>, step: ErasureStep, person: Person): Promise<void> {
  for (const { erase } of listPersonalData()) await erase?.[step]?.(transaction, person);
}
