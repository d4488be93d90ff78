import { sql, type Kysely } from 'kysely';
import type { SignupFields } from '@waymark/contract/accounts';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';

/** What is known of a new candidate; only the wizard asks for more than who they are. */
export type CandidateFields = Pick<SignupFields, 'email' | 'firstName' | 'lastName'> & Partial<SignupFields>;

/** Creates a candidate without a password and gives the id. Throws `conflict` when the e-mail is taken (B-11). */
export async function createCandidate(transaction: Kysely<Tables>, fields: CandidateFields): Promise<string> {
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
