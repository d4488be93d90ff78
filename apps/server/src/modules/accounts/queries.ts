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
  'companies.id as company_id',
  'companies.name as company_name',
] as const;

/**
 * Accounts with their company; of several the first joined, and an import joins many at the same moment.
 * The join names the tables of companies, whose module builds on this one.
 */
function selectAccounts(database: Kysely<Tables>) {
  return database
    .selectFrom('users')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('companies', 'companies.id', 'company_members.company_id')
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

/** Whose password a link sets, as long as it was not used and has not expired. */
export function findPasswordLinkOwner(
  database: Kysely<Tables>,
  token: string,
): Promise<{ id: string; email: string; first_name: string; last_name: string } | undefined> {
  return database
    .selectFrom('one_time_tokens')
    .innerJoin('users', 'users.id', 'one_time_tokens.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .where('one_time_tokens.token_hash', '=', hashSecret(token))
    .where('one_time_tokens.purpose', '=', 'set-password')
    .where('one_time_tokens.used_at', 'is', null)
    .where('one_time_tokens.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}
