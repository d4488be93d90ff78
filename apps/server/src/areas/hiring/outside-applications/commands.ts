import { outsideApplicationsLimit, remindersADay } from '@waymark/contract/hiring/choices';
import type { OutsideFields } from '@waymark/contract/hiring/outside-applications';
import { msg } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { lockApplicant } from '../applications/queries.ts';
import { dayAfter, dayOf } from './rules.ts';

/**
 * Records an application made elsewhere and returns its id. Throws `conflict` when the candidate has the most there can
 * be, and `invalid_input` for an impossible day.
 */
export async function addOutsideApplication(
  database: Database,
  userId: string,
  fields: OutsideFields,
  now = new Date(),
): Promise<string> {
  const id = newId();
  refuseFuture(fields.appliedOn, now);
  await database.transaction().execute(async (transaction) => {
    // Two at once would both count the rows before either exists.
    await lockApplicant(transaction, userId);
    await refuseBeyondLimit(transaction, userId);
    await refuseReminder(transaction, { id, userId, day: fields.remindOn }, now);
    await transaction
      .insertInto('outside_applications')
      .values({ id, user_id: userId, ...rowOf(fields) })
      .execute();
  });
  return id;
}

/** Replaces the fields of a record. Throws `not_found`, and `invalid_input` for an impossible day. */
export async function changeOutsideApplication(
  database: Database,
  { userId, id }: { userId: string; id: string },
  fields: OutsideFields,
  now = new Date(),
): Promise<void> {
  refuseFuture(fields.appliedOn, now);
  await database.transaction().execute(async (transaction) => {
    await lockApplicant(transaction, userId);
    const before = await transaction
      .selectFrom('outside_applications')
      .select('remind_on')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!before) throw noSuchRecord();
    const isNewDay = before.remind_on !== fields.remindOn;
    if (isNewDay) await refuseReminder(transaction, { id, userId, day: fields.remindOn }, now);
    await transaction
      .updateTable('outside_applications')
      .set({ ...rowOf(fields), ...(isNewDay && { reminded_at: null }) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
  });
}

/** Removes a record. Throws `not_found`. */
export async function removeOutsideApplication(
  database: Database,
  userId: string,
  id: string,
): Promise<void> {
  const removed = await database
    .deleteFrom('outside_applications')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw noSuchRecord();
}

function rowOf({ title, company, link, note, stage, appliedOn, remindOn }: OutsideFields) {
  return { title, company, link, note, stage, applied_on: appliedOn, remind_on: remindOn };
}

/** Tomorrow in UTC is today in the zones ahead of it. */
function refuseFuture(appliedOn: string, now: Date): void {
  if (appliedOn > dayAfter(now, 1)) {
    throw invalidFields({ appliedOn: msg`This day has not come yet: choose the day on which you applied.` });
  }
}

/**
 * A reminder is for a day to come, so that a day's reminders are settled before it begins: changing records back and
 * forth makes no further mails.
 */
async function refuseReminder(
  transaction: Database,
  { id, userId, day }: { id: string; userId: string; day: string | null },
  now: Date,
): Promise<void> {
  if (day === null) return;
  if (day <= dayOf(now)) throw invalidFields({ remindOn: msg`Choose a day from tomorrow on.` });
  if (day > dayAfter(now, 366)) throw invalidFields({ remindOn: msg`Choose a day within a year.` });
  const { count } = await transaction
    .selectFrom('outside_applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('remind_on', '=', day)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  if (count < remindersADay) return;
  throw invalidFields({
    remindOn: msg`You have ${remindersADay} reminders on that day, which is all there can be: choose another day.`,
  });
}

async function refuseBeyondLimit(transaction: Database, userId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('outside_applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count < outsideApplicationsLimit) return;
  throw new AppError(
    'conflict',
    msg`You have recorded ${outsideApplicationsLimit} applications, which is all there can be. Remove some of them to add more.`,
  );
}

export function noSuchRecord(): AppError {
  return new AppError('not_found', msg`There is no application with this address.`);
}
