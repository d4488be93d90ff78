import type { ConsentPurpose, ConsentSource, Role } from '@waymark/contract/identity/choices';
import type { Language } from '@waymark/contract/text/languages';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { AccountRow, LiveSession } from './presenter.ts';

export interface ConsentRow {
  purpose: ConsentPurpose;
  granted: boolean;
  source: ConsentSource;
  created_at: Date;
}

/** What an account said last about each purpose that it was ever asked about. */
export function listConsents(database: Kysely<Tables>, userId: string): Promise<ConsentRow[]> {
  return database
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['purpose', 'granted', 'source', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('purpose')
    .orderBy('created_at', 'desc')
    .execute();
}

const accountColumns = [
  'users.id',
  'users.role',
  'users.staff_role',
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
  'users.language',
  'users.pending_email',
  'users.deletion_due_at',
  'users.password_hash',
  'users.is_demo',
  'files.storage_key as picture_key',
  'companies.id as company_id',
  'companies.name as company_name',
  'companies.held_reason as company_held_reason',
  'companies.logo_file_id as company_logo_file_id',
  'company_members.member_role',
] as const;

/** Accounts with their picture and a company. The joins name tables of modules that build on this one. */
function selectAccounts(database: Kysely<Tables>) {
  return database
    .selectFrom('users')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('companies', 'companies.id', 'company_members.company_id')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(accountColumns);
}

/**
 * Of several companies the one that the session works for, as long as the person belongs to it; else the
 * first joined, and an import joins many at the same moment.
 */
const activeFirst = sql`company_members.company_id = sessions.company_id desc nulls last,
  company_members.created_at, company_members.company_id`;

export interface SessionRow extends AccountRow {
  session_id: string;
  last_used_at: Date;
  suspended_at: Date | null;
  /** The address of the provider that it was begun with. */
  provider: string | null;
}

/** The session of a token that has not ended, with its account, in one indexed statement; the gate judges both. */
function selectSession(database: Kysely<Tables>, token: string) {
  return selectAccounts(database)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.last_used_at', 'sessions.second_step_at'])
    .select(['sessions.provider', 'users.suspended_at'])
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .orderBy(activeFirst)
    .limit(1);
}

export function findSession(database: Kysely<Tables>, token: string): Promise<SessionRow | undefined> {
  return selectSession(database, token).executeTakeFirst();
}

/** The session that has just begun. */
export function getSession(database: Kysely<Tables>, token: string): Promise<SessionRow> {
  return selectSession(database, token).executeTakeFirstOrThrow();
}

/**
 * Visits of staff that are alive (J-5): consent and time have not ended, and the viewer is still signed in as
 * an administrator with MFA. The tables are those of a module that builds on this one.
 */
export const liveVisits = sql`
  select visit.id from support_visits visit
  join support_consents consent on consent.id = visit.consent_id
  join users visited on visited.id = visit.user_id
  join users staff on staff.id = visit.staff_id
  join sessions on sessions.id = visit.staff_session_id and sessions.user_id = staff.id
  where visit.ended_at is null and visit.expires_at > now()
    and consent.ended_at is null and consent.expires_at > now()
    and visited.role <> 'staff' and visited.suspended_at is null
    and staff.staff_role = 'administrator' and staff.suspended_at is null
    and sessions.expires_at > now() and (sessions.second_step_at is not null or staff.is_demo)
`;

/** A visit stands in for a session, and is judged by the member of staff and their session as well. */
export interface VisitRow extends SessionRow {
  staff_provider: string | null;
  staff_is_demo: boolean;
}

/** The account that staff looks as with a token, while the visit is alive. */
export function findVisited(database: Kysely<Tables>, token: string): Promise<VisitRow | undefined> {
  return selectAccounts(database)
    .innerJoin('support_visits', 'support_visits.user_id', 'users.id')
    .innerJoin('users as staff', 'staff.id', 'support_visits.staff_id')
    .innerJoin('sessions as staff_session', 'staff_session.id', 'support_visits.staff_session_id')
    .select(['support_visits.id as session_id', 'support_visits.created_at as last_used_at'])
    .select(['users.suspended_at', 'staff_session.provider as staff_provider'])
    .select('staff.is_demo as staff_is_demo')
    .select(sql<null>`null`.as('second_step_at'))
    .select(sql<null>`null`.as('provider'))
    .where('support_visits.token_hash', '=', hashSecret(token))
    .where(sql<boolean>`support_visits.id in (${liveVisits})`)
    .orderBy('company_members.created_at')
    .orderBy('company_members.company_id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * An account by its id, with the company that the given session works for; throws when there is none, which
 * only a deleted account explains.
 */
export function getAccount(
  database: Kysely<Tables>,
  userId: string,
  sessionId: string | null = null,
): Promise<AccountRow> {
  return selectAccounts(database)
    .leftJoin('sessions', (join) => join.on('sessions.id', '=', sessionId))
    .select('sessions.second_step_at')
    .where('users.id', '=', userId)
    .orderBy(activeFirst)
    .limit(1)
    .executeTakeFirstOrThrow();
}

export interface Credentials {
  id: string;
  role: Role;
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
  password_hash: string | null;
  is_demo: boolean;
  suspended_at: Date | null;
}

/** What a sign-in is checked against. Email addresses compare without regard to case. */
export function findCredentials(database: Kysely<Tables>, email: string): Promise<Credentials | undefined> {
  return database
    .selectFrom('users')
    .select(['id', 'role', 'email', 'first_name', 'email_confirmed_at', 'language'])
    .select(['password_hash', 'is_demo', 'suspended_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** What signs an account in beside its password; undefined where the password alone does. */
export type MfaKind = 'code' | 'passkey';

/**
 * MFA that signing in to an account takes (L-16). A member of staff who has a passkey and no app
 * signs in by the passkey alone: otherwise a person with only the password could set up an app of their own.
 * The tables are those of a module that builds on this one.
 */
export async function findMfa(database: Kysely<Tables>, userId: string): Promise<MfaKind | undefined> {
  const { rows } = await sql<{ code: boolean; passkey: boolean }>`
    select exists (select from totp_secrets where user_id = users.id and confirmed_at is not null) as code,
      users.role = 'staff' and exists (select from passkeys where user_id = users.id) as passkey
    from users where id = ${userId}
  `.execute(database);
  if (rows[0]?.code) return 'code';
  return rows[0]?.passkey ? 'passkey' : undefined;
}

export interface LockedAccount {
  id: string;
  role: Role;
  email: string;
  email_confirmed_at: Date | null;
  language: Language | null;
  pending_email: string | null;
  first_name: string;
  password_hash: string | null;
}

/**
 * An account's row, held until the transaction ends; throws when there is none. Every change of an account
 * takes it first, so that two changes follow each other and never wait crosswise.
 */
export function lockAccount(transaction: Kysely<Tables>, userId: string): Promise<LockedAccount> {
  return transaction
    .selectFrom('users')
    .select([
      'id',
      'role',
      'email',
      'email_confirmed_at',
      'language',
      'pending_email',
      'first_name',
      'password_hash',
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The live sessions of an account, the one that was used last first. */
export function listSessions(database: Kysely<Tables>, userId: string): Promise<LiveSession[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The addresses of all members of staff but those who are suspended: what visitors send is not theirs any
 * more.
 */
export async function listStaffAddresses(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'staff')
    .where('suspended_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ email }) => email);
}

/** The administrators who are not suspended, oldest first. */
export function listAdministrators(database: Kysely<Tables>): Promise<
  {
    id: string;
    email: string;
    first_name: string;
    email_confirmed_at: Date | null;
    language: Language | null;
  }[]
> {
  return database
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'email_confirmed_at', 'language'])
    .where('role', '=', 'staff')
    .where('staff_role', '=', 'administrator')
    .where('suspended_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

/**
 * Whether the person in `scheduled_by` may still decide on the scheduled change: moderators and
 * administrators who are not suspended. Without a name it counts as allowed.
 */
export const isStillSet = sql<boolean>`(scheduled_by is null or exists (
  select from users
  where users.id = scheduled_by and staff_role in ('moderator', 'administrator') and suspended_at is null
))`;

export const isHeld = sql<boolean>`not ${isStillSet}`;
