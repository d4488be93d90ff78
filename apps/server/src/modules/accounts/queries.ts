import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hashSecret } from '../../platform/ids.ts';
import type { AccountRow } from './presenter.ts';

const accountColumns = [
  'users.id',
  'users.role',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.job_title',
  'users.location',
  'users.phone',
  'users.desire_compensation',
  'users.education_level',
  'users.experience_level',
  'users.value_most_in_company',
  'users.allowed_text',
  'users.best_job_first',
  'users.send_resume_to_expert',
  'users.email_confirmed_at',
  'users.pending_email',
  'users.deletion_due_at',
  'users.password_hash',
  'files.storage_key as picture_key',
  'companies.id as company_id',
  'companies.name as company_name',
  'company_members.member_role',
] as const;

/**
 * Accounts with their picture and company; of several the first joined, and an import joins many at the same
 * moment. The joins name tables of modules that build on this one.
 */
function selectAccounts(database: Kysely<Tables>) {
  return database
    .selectFrom('users')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('companies', 'companies.id', 'company_members.company_id')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(accountColumns);
}

export interface SessionRow extends AccountRow {
  session_id: string;
  last_used_at: Date;
}

/** The live session of a token, with its account, in one indexed statement. */
export function findSession(database: Kysely<Tables>, token: string): Promise<SessionRow | undefined> {
  return selectAccounts(database)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .orderBy('company_members.created_at')
    .orderBy('company_members.company_id')
    .limit(1)
    .executeTakeFirst();
}

/** An account by its id; throws when there is none, which only a deleted account explains. */
export function getAccount(database: Kysely<Tables>, userId: string): Promise<AccountRow> {
  return selectAccounts(database)
    .where('users.id', '=', userId)
    .orderBy('company_members.created_at')
    .orderBy('company_members.company_id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** What a sign-in is checked against. E-mail addresses compare without regard to case. */
export function findCredentials(
  database: Kysely<Tables>,
  email: string,
): Promise<{ id: string; password_hash: string | null } | undefined> {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export interface LockedAccount {
  id: string;
  email: string;
  pending_email: string | null;
  first_name: string;
  password_hash: string | null;
}

/**
 * An account's row, held until the transaction ends; throws when there is none. Whoever changes an account takes
 * it first, so that two changes follow each other and never wait crosswise.
 */
export function lockAccount(transaction: Kysely<Tables>, userId: string): Promise<LockedAccount> {
  return transaction
    .selectFrom('users')
    .select(['id', 'email', 'pending_email', 'first_name', 'password_hash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
