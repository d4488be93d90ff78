import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Person, SectionSource } from './queries.ts';
import type { Row } from './rules.ts';

/** The account of a person, and how it is signed in to. */
export const accountSections: readonly SectionSource[] = [
  { key: 'account', title: 'Account and profile', tables: ['users'], list: listAccount },
  { key: 'consents', title: 'What you agreed to', tables: ['consents'], list: listConsents },
  {
    key: 'agreedTerms',
    title: 'Terms and privacy texts you agreed to',
    tables: ['agreed_terms'],
    list: listAgreedTerms,
  },
  { key: 'sessions', title: 'Devices that are signed in', tables: ['sessions'], list: listSessions },
  { key: 'passkeys', title: 'Passkeys', tables: ['passkeys'], list: listPasskeys },
  { key: 'mailedLinks', title: 'Links mailed to you', tables: ['one_time_tokens'], list: listLinks },
  {
    key: 'formerAddresses',
    title: 'Addresses that your account has left',
    tables: ['email_changes'],
    list: listFormerAddresses,
  },
];

async function listAccount(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('users')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(['users.id', 'users.role', 'users.email', 'users.email_confirmed_at as emailConfirmedAt'])
    .select(['users.pending_email as pendingEmail', 'users.first_name as firstName'])
    .select(['users.last_name as lastName', 'users.phone', 'users.job_title as jobTitle', 'users.location'])
    .select(['users.desire_compensation as desireCompensation', 'users.education_level as educationLevel'])
    .select(['users.experience_level as experienceLevel'])
    .select(['users.value_most_in_company as valueMostInCompany', 'users.allowed_text as allowedText'])
    .select(['users.best_job_first as bestJobFirst'])
    .select(['users.send_resume_to_expert as sendResumeToExpert', 'users.created_at as createdAt'])
    .select(['users.updated_at as updatedAt', 'users.deletion_due_at as deletionDueAt'])
    .select(sql<boolean>`users.password_hash is not null`.as('passwordSet'))
    .select(
      sql<Date | null>`(select confirmed_at from totp_secrets where user_id = users.id)`.as(
        'secondStepSince',
      ),
    )
    .select('users.staff_role as staffRole')
    .select(['files.storage_key', 'files.name'])
    .where('users.id', '=', id)
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    ...row,
    picture: storageKey !== null && name !== null ? { storageKey, name } : null,
  }));
}

function listConsents(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('consents')
    .select(['purpose', 'granted', 'source', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function listAgreedTerms(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('agreed_terms')
    .innerJoin('legal_versions', (join) =>
      join
        .onRef('legal_versions.document', '=', 'agreed_terms.document')
        .onRef('legal_versions.version', '=', 'agreed_terms.version'),
    )
    .select(['agreed_terms.document', 'agreed_terms.version', 'agreed_terms.created_at as agreedAt'])
    .select('legal_versions.text')
    .where('agreed_terms.user_id', '=', id)
    .orderBy('agreed_terms.created_at')
    .orderBy('agreed_terms.document')
    .execute();
}

function listSessions(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'user_agent as browser', 'created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listPasskeys(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listLinks(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('one_time_tokens')
    .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listFormerAddresses(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('email_changes')
    .select(['old_email as email', 'was_proven as confirmed', 'created_at as askedAt', 'moved_at as leftAt'])
    .select(['expires_at as wayBackUntil'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
}
