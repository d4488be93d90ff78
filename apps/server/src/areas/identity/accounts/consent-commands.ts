import { sql, type Kysely } from 'kysely';
import {
  consentPurposes,
  type ConsentPurpose,
  type ConsentSource,
} from '@waymark/contract/identity/choices/accounts';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { listConsents } from './consent-queries.ts';

export type ConsentChoices = Partial<Record<ConsentPurpose, boolean>>;

/**
 * Writes down what somebody agreed to or took back, and where. A choice that holds already is not written again;
 * gives the purposes whose choice is new.
 */
export async function recordConsents(
  transaction: Kysely<Tables>,
  userId: string,
  choices: ConsentChoices,
  source: ConsentSource,
): Promise<ConsentPurpose[]> {
  // Two changes at once take turns, so that a double click writes one line.
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const known = new Map(
    (await listConsents(transaction, userId)).map(({ purpose, granted }) => [purpose, granted]),
  );
  const changed = consentPurposes.filter(
    (purpose) => choices[purpose] !== undefined && choices[purpose] !== known.get(purpose),
  );
  if (changed.length === 0) return [];
  const rows = changed.map((purpose) => ({
    id: newId(),
    user_id: userId,
    purpose,
    granted: choices[purpose] === true,
    source,
    // Not when the transaction began: that may be before the change it had to wait for.
    created_at: sql<Date>`clock_timestamp()`,
  }));
  await transaction.insertInto('consents').values(rows).execute();
  await writeCurrent(transaction, userId, choices);
  return changed;
}

/** What holds now stands in the account too, where every query has it at hand. */
async function writeCurrent(
  transaction: Kysely<Tables>,
  userId: string,
  { allowedText, bestJobFirst }: ConsentChoices,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      ...(allowedText !== undefined && { allowed_text: allowedText }),
      ...(bestJobFirst !== undefined && { best_job_first: bestJobFirst }),
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
}
