import { sql, type Kysely } from 'kysely';
import type { SignupFields, UpdateUserFields } from '@waymark/contract/accounts';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { emailChangedMail } from './emails/email-changed.ts';
import { revokeLinks } from './link-commands.ts';
import type { Viewer } from './policy.ts';
import { getAccount } from './queries.ts';
import type { AccountRow } from './presenter.ts';

/** Creates a candidate without a password and gives the id. Throws `conflict` when the e-mail is taken (B-11). */
export async function createCandidate(transaction: Kysely<Tables>, fields: SignupFields): Promise<string> {
  const row = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: 'candidate',
      email: fields.email,
      password_hash: null,
      first_name: fields.firstName,
      last_name: fields.lastName,
      job_title: fields.jobTitle,
      location: fields.location,
      phone: fields.phone,
      desire_compensation: fields.desireCompensation,
      education_level: fields.educationLevel,
      experience_level: fields.experienceLevel,
      value_most_in_company: fields.valueMostInCompany,
      allowed_text: fields.allowedText,
      best_job_first: fields.bestJobFirst,
    })
    // Of two simultaneous sign-ups the unique index lets one through; the other finds no row here.
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw accountExists('Sign in instead.');
  return row.id;
}

/** The refusal of an e-mail that has an account, with what to do about it. */
export function accountExists(advice: string): AppError {
  const message = `An account with this e-mail already exists. ${advice}`;
  return new AppError('conflict', message, { fields: { email: message } });
}

/** Saves the profile form (G-2). A changed e-mail is told to the old address. */
export async function updateAccount(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  viewer: Viewer,
  fields: UpdateUserFields,
): Promise<AccountRow> {
  const { account } = viewer;
  try {
    return await database.transaction().execute(async (transaction) => {
      await writeProfile(transaction, viewer.userId, fields);
      if (fields.email !== account.email) {
        // Links that were mailed to an address the owner has left must not open the account.
        await revokeLinks(transaction, viewer.userId, ['set-password', 'delete-account']);
        const old = { email: account.email, firstName: account.first_name };
        await queue.enqueue(transaction, 'send-mail', emailChangedMail(old));
      }
      return getAccount(transaction, viewer.userId);
    });
  } catch (error) {
    // The unique index decides when two people claim one address at once.
    if (isTakenEmail(error)) throw accountExists('Choose another address.');
    throw error;
  }
}

async function writeProfile(
  transaction: Kysely<Tables>,
  userId: string,
  fields: UpdateUserFields,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      email: fields.email,
      job_title: fields.jobTitle,
      location: fields.location,
      first_name: fields.firstName,
      last_name: fields.lastName,
      phone: fields.phone,
      desire_compensation: fields.desireCompensation,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

function isTakenEmail(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email';
}
