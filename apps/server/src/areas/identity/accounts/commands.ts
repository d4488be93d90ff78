import { sql, type Kysely } from 'kysely';
import type { SignupFields } from '@waymark/contract/identity/accounts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordAgreement } from './agreement-commands.ts';
import { wayBackDays } from './constants.ts';
import { writtenPhone } from './phone-rules.ts';
import { findCredentials } from './queries.ts';
import { isKeptForOwner } from './way-back-commands.ts';

/** What is known of a new candidate; only the wizard asks for more than who they are. */
export type CandidateFields = Pick<SignupFields, 'email' | 'firstName' | 'lastName'> & Partial<SignupFields>;

/** Creates a candidate without a password and gives the id. Throws `conflict` when the e-mail is taken (B-11). */
export async function createCandidate(transaction: Kysely<Tables>, fields: CandidateFields): Promise<string> {
  await refuseKeptAddress(transaction, fields.email);
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
      phone: writtenPhone(fields.phone ?? ''),
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
  await recordAgreement(transaction, row.id);
  return row.id;
}

/**
 * Refuses an address that an account has left a few days ago: whoever took that account away from it must not be
 * able to keep its owner from taking it back. Throws `conflict`.
 */
export async function refuseKeptAddress(transaction: Kysely<Tables>, email: string): Promise<void> {
  if (!(await isKeptForOwner(transaction, email))) return;
  const message = `Another account used this e-mail until a few days ago. Use another one, or wait ${wayBackDays} days.`;
  throw new AppError('conflict', message, { fields: { email: message } });
}

/** The refusal of an e-mail that has an account, with what to do about it. */
export function accountExists(advice: string): AppError {
  const message = `An account with this e-mail already exists. ${advice}`;
  return new AppError('conflict', message, { fields: { email: message } });
}

/** Throws the `conflict` of signing up where an e-mail has an account (B-11). */
export async function refuseTakenEmail(database: Kysely<Tables>, email: string): Promise<void> {
  if (await findCredentials(database, email)) throw accountExists('Sign in instead.');
}
