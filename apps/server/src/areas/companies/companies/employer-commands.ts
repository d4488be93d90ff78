import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { recordAgreement } from '../../identity/accounts/agreement-commands.ts';
import { accountExists, refuseKeptAddress } from '../../identity/accounts/commands.ts';
import { writtenPhone } from '../../identity/accounts/phone-rules.ts';
import { findPasswordWeakness, hashPassword } from '../../identity/accounts/password-rules.ts';

export interface NewEmployer {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  passwordHash: string;
  /** Whether the mailbox is proven already. */
  confirmed: boolean;
}

/**
 * Hashes the password of a new account; slow by design, so never within a transaction. Throws `invalid_input`
 * for one that is easy to guess.
 */
export async function hashNewPassword(
  password: string,
  owner: Pick<NewEmployer, 'email' | 'firstName' | 'lastName'>,
): Promise<string> {
  const weakness = await findPasswordWeakness(password, owner);
  if (weakness) throw invalidFields({ password: weakness });
  return hashPassword(password);
}

/** Creates an employer who works for no company yet, and gives the id. Throws `conflict` when the e-mail is taken. */
export async function createEmployer(transaction: Kysely<Tables>, employer: NewEmployer): Promise<string> {
  // An invitation has proven the mailbox: its reader may have it.
  if (!employer.confirmed) await refuseKeptAddress(transaction, employer.email);
  const row = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: 'employer',
      email: employer.email,
      password_hash: employer.passwordHash,
      first_name: employer.firstName,
      last_name: employer.lastName,
      phone: writtenPhone(employer.phone ?? ''),
      email_confirmed_at: employer.confirmed ? sql`now()` : null,
    })
    // Of two simultaneous sign-ups the unique index lets one through; the other finds no row here.
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw accountExists('Sign in instead.');
  await recordAgreement(transaction, row.id);
  return row.id;
}
