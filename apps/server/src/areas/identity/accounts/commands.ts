import type { SignupFields } from '@waymark/contract/identity/accounts';
import { consentPurposes, type ConsentPurpose, type ConsentSource } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { keepVersions } from '../legal-versions/commands.ts';
import { agreedDocuments, emailReversalDays, emailLinkHours } from './constants.ts';
import { isKeptForOwner } from './email-reversal-commands.ts';
import { confirmEmailMail } from './emails/confirm-email.ts';
import { confirmNewEmailMail } from './emails/confirm-new-email.ts';
import { createLink } from './link-commands.ts';
import type { AccountRow } from './presenter.ts';
import { findCredentials, listConsents } from './queries.ts';
import { findPasswordWeakness, hashPassword, writtenPhone } from './rules.ts';
import { type Message, msg, plural } from '@waymark/contract/text/message';

/** Keeps which terms and which privacy text a new account was shown, with the texts themselves (L-36). */
export async function recordAgreement(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const agreed = await keepVersions(transaction, agreedDocuments);
  await transaction
    .insertInto('agreed_terms')
    .values(agreed.map(({ document, version }) => ({ id: newId(), user_id: userId, document, version })))
    .execute();
}

/** What is known of a new candidate; only the wizard asks for more than who they are. */
export type CandidateFields = Pick<SignupFields, 'email' | 'firstName' | 'lastName'> &
  Partial<SignupFields> & { language: Language | null };

/**
 * Creates a candidate without a password and gives the id; `confirmed` says that a mailed link has proven the mailbox.
 * Throws `conflict` when the email is taken (B-11).
 */
export async function createCandidate(
  transaction: Kysely<Tables>,
  fields: CandidateFields,
  { confirmed }: { confirmed: boolean } = { confirmed: false },
): Promise<string> {
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
      language: fields.language,
      email_confirmed_at: confirmed ? sql`now()` : null,
    })
    // Of two simultaneous sign-ups the unique index lets one through; the other finds no row here.
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw accountExists(msg`An account with this email already exists. Sign in instead.`);
  await recordAgreement(transaction, row.id);
  return row.id;
}

/**
 * Refuses an address that an account has left a few days ago: the person who took over that account must not
 * be able to keep its owner from taking it back. Throws `conflict`.
 */
export async function refuseKeptAddress(transaction: Kysely<Tables>, email: string): Promise<void> {
  if (!(await isKeptForOwner(transaction, email))) return;
  const message = msg`Another account used this email until a few days ago. Use another one, or wait ${plural(emailReversalDays, 'day')}.`;
  throw new AppError('conflict', message, { fields: { email: message } });
}

/** The refusal of an email that has an account; the message says what to do about it. */
export function accountExists(message: Message): AppError {
  return new AppError('conflict', message, { fields: { email: message } });
}

/** Throws the `conflict` of signing up where an email has an account (B-11). */
export async function refuseTakenEmail(database: Kysely<Tables>, email: string): Promise<void> {
  if (await findCredentials(database, email))
    throw accountExists(msg`An account with this email already exists. Sign in instead.`);
}

/**
 * Forgets sessions that have ended and links that stopped working long ago, of people who did not come back.
 */
export async function forgetEndedSessions(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await database
    .deleteFrom('sign_in_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await database
    .deleteFrom('one_time_tokens')
    .where(
      'expires_at',
      '<',
      sql<Date>`now() - make_interval(days => ${board.settings.retention.endedLinkDays}::int)`,
    )
    .execute();
}

type Mailing = Pick<Services, 'queue' | 'config'>;

type Reached = Pick<AccountRow, 'id' | 'email' | 'language'>;

/** Mails the link that proves the address of an account. */
export async function sendEmailConfirmation(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  { id, email, language }: Reached,
): Promise<void> {
  const link = await createEmailLink(transaction, config.publicUrl, email, email);
  const mail = confirmEmailMail({ email, language: languageFor(language) }, link);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: id });
}

/** Mails the link that makes a new address the account's, to that address. */
export async function sendNewEmailConfirmation(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  { id, email, language }: Reached,
  newEmail: string,
): Promise<void> {
  const link = await createEmailLink(transaction, config.publicUrl, email, newEmail);
  const mail = confirmNewEmailMail({ email: newEmail, language: languageFor(language) }, link);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: id });
}

function createEmailLink(
  transaction: Kysely<Tables>,
  publicUrl: string,
  accountEmail: string,
  mailedTo: string,
): Promise<string> {
  return createLink(transaction, {
    purpose: 'confirm-email',
    accountEmail,
    mailedTo,
    minutes: emailLinkHours * 60,
    page: publicUrl + paths.confirmEmail,
  });
}

export type ConsentChoices = Partial<Record<ConsentPurpose, boolean>>;

/**
 * Records a consent that a person gave or withdrew, and where. A choice that holds already is not written
 * again; gives the purposes whose choice is new.
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

export interface NewEmployer {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  /** Null for an owner who comes by a provider. */
  passwordHash: string | null;
  /** Whether the mailbox is proven already. */
  confirmed: boolean;
  language: Language | null;
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

/** Creates an employer without a company and gives the id. Throws `conflict` when the email is taken. */
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
      language: employer.language,
      email_confirmed_at: employer.confirmed ? sql`now()` : null,
    })
    // Of two simultaneous sign-ups the unique index lets one through; the other finds no row here.
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw accountExists(msg`An account with this email already exists. Sign in instead.`);
  await recordAgreement(transaction, row.id);
  return row.id;
}

/** Notes whether an account has a resume sent to an expert; the row stays locked until the transaction ends. */
export async function setSentToExpert(
  transaction: Kysely<Tables>,
  userId: string,
  isSent: boolean,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ send_resume_to_expert: isSent, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** Ends or begins a suspension. */
export async function setSuspended(
  transaction: Kysely<Tables>,
  userId: string,
  isSuspended: boolean,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ suspended_at: isSuspended ? sql`now()` : null })
    .where('id', '=', userId)
    .execute();
}

/** Has an account deleted after so many days, or keeps it; gives the moment and how its owner is addressed. */
export function setDeletionDue(transaction: Kysely<Tables>, userId: string, days: number | null) {
  return transaction
    .updateTable('users')
    .set({
      deletion_due_at: days === null ? null : sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .where('id', '=', userId)
    .returning(['email', 'first_name', 'email_confirmed_at', 'language', 'deletion_due_at'])
    .executeTakeFirstOrThrow();
}
