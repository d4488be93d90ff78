import { payWishLabel } from '@waymark/contract/pay-wishes';
import { fullName } from '@waymark/contract/text/format';
import {
  linkPurposeLabels,
  signInProviders,
  signupLabels,
  type ConsentSource,
  type Role,
} from '@waymark/contract/identity/choices';
import {
  auditSubjectLabels,
  staffActionWords,
  staffRoleLabels,
} from '@waymark/contract/identity/staff-choices';
import { legalTexts } from '@waymark/contract/office/choices';
import { nameOf } from '@waymark/contract/text/languages';
import { meaning, msg, type Message } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { fieldLabels } from '../../platform/personal-data/field-labels.ts';
import {
  isOneOf,
  namesIn,
  section,
  type Person,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';
import { endInvitationsOf, endInvitationsTo } from './accounts/pending-commands.ts';
import { forgetAuditSubject } from './audit/commands.ts';
import type { Say } from '@waymark/contract/text/say';

const roleLabels: Readonly<Record<Role, Message>> = {
  candidate: msg`Candidate${meaning('a person of another board')}`,
  employer: msg`Employer`,
  staff: msg`Staff`,
};

const consentSourceLabels: Readonly<Record<ConsentSource, string>> = {
  signup: msg`At sign-up`,
  profile: msg`In your profile`,
  'resume-review': msg`When you asked for a review`,
};

/** The account of a person, how they sign in, and what they did as staff. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'account',
      title: msg`Account and profile`,
      tables: ['users'],
      list: listAccount,
      names: {
        role: namesIn(roleLabels),
        staffRole: namesIn(staffRoleLabels),
        language: nameOf,
        educationLevel: namesIn(signupLabels),
        experienceLevel: namesIn(signupLabels),
        valueMostInCompany: namesIn(signupLabels),
      },
    }),
    section({
      key: 'consents',
      title: msg`What you agreed to`,
      tables: ['consents'],
      list: listConsents,
      names: { purpose: namesIn(fieldLabels), source: namesIn(consentSourceLabels) },
    }),
    section({
      key: 'agreedTerms',
      title: msg`Terms and privacy texts you agreed to`,
      tables: ['agreed_terms'],
      list: listAgreedTerms,
      names: { document: namesIn(legalTexts) },
    }),
    section({
      key: 'sessions',
      title: msg`Devices that are signed in`,
      tables: ['sessions'],
      list: listSessions,
    }),
    section({ key: 'passkeys', title: msg`Passkeys`, tables: ['passkeys'], list: listPasskeys }),
    section({
      key: 'linkedProviders',
      title: msg`Providers that sign you in`,
      tables: ['linked_providers'],
      list: listLinkedProviders,
      names: { provider: namesIn(signInProviders) },
      labels: { subject: msg`Identifier at the provider` },
    }),
    section({
      key: 'mailedLinks',
      title: msg`Links mailed to you`,
      tables: ['one_time_tokens'],
      list: listLinks,
      names: { purpose: namesIn(linkPurposeLabels) },
    }),
    section({
      key: 'formerAddresses',
      title: msg`Addresses that your account has left`,
      tables: ['email_changes'],
      list: listFormerAddresses,
    }),
    section({
      key: 'mailChoices',
      title: msg`Mails you chose`,
      tables: ['mail_choices'],
      list: listMailChoices,
    }),
    section({
      key: 'staffInvitations',
      title: msg`Invitations to the staff`,
      tables: ['staff_invitations'],
      list: listStaffInvitations,
      names: { role: namesIn(staffRoleLabels) },
    }),
    section({
      key: 'staffActions',
      title: msg`What you did as staff`,
      tables: ['audit_log'],
      list: listStaffActions,
      names: { action: namesIn(staffActionWords), subjectKind: namesIn(auditSubjectLabels) },
    }),
    section({
      key: 'supportConsents',
      title: msg`When you let our staff look as you`,
      tables: ['support_consents'],
      list: listSupportConsents,
    }),
    section({
      key: 'supportVisits',
      title: msg`Who of our staff has looked as you`,
      tables: ['support_visits'],
      list: listSupportVisits,
    }),
  ],
  files: [{ table: 'users', column: 'picture_file_id', owner: 'id' }],
  erase: {
    mentions: (transaction, { id }) => forgetAuditSubject(transaction, id),
    account: eraseAccount,
    async addresses(transaction, { addresses }) {
      await endInvitationsTo(transaction, addresses);
      // Whom a provider has named a few minutes ago, and who has not registered yet.
      await transaction
        .deleteFrom('provider_tickets')
        .where(isOneOf(sql`email`, addresses))
        .execute();
    },
  },
};

async function listAccount(database: Kysely<Tables>, { id }: Person, say: Say) {
  const rows = await database
    .selectFrom('users')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(['users.id', 'users.role', 'users.email', 'users.email_confirmed_at as emailConfirmedAt'])
    .select('users.language')
    .select(['users.pending_email as pendingEmail', 'users.first_name as firstName'])
    .select(['users.last_name as lastName', 'users.phone', 'users.job_title as jobTitle', 'users.location'])
    .select(['users.desire_compensation as desireCompensation', 'users.education_level as educationLevel'])
    .select(['users.experience_level as experienceLevel'])
    .select(['users.value_most_in_company as valueMostInCompany', 'users.allowed_text as allowedText'])
    .select(['users.best_job_first as bestJobFirst'])
    .select(['users.send_resume_to_expert as sendResumeToExpert', 'users.created_at as createdAt'])
    .select(['users.updated_at as updatedAt', 'users.deletion_due_at as deletionDueAt'])
    .select(sql<boolean>`users.password_hash is not null`.as('passwordSet'))
    .select(sql<Date | null>`(select confirmed_at from totp_secrets where user_id = users.id)`.as('mfaSince'))
    .select('users.staff_role as staffRole')
    .select(['files.storage_key', 'files.name'])
    .where('users.id', '=', id)
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    ...row,
    desireCompensation: payWishLabel(say, row.desireCompensation),
    picture: storageKey !== null && name !== null ? { storageKey, name } : null,
  }));
}

function listConsents(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('consents')
    .select(['purpose', 'granted', 'source', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function listAgreedTerms(database: Kysely<Tables>, { id }: Person) {
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

function listSessions(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('sessions')
    .select(['id', 'user_agent as browser', 'created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listPasskeys(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listLinkedProviders(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('linked_providers')
    .select(['provider', 'issuer', 'subject', 'email', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listLinks(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('one_time_tokens')
    .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listFormerAddresses(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('email_changes')
    .select(['old_email as email', 'was_proven as confirmed', 'created_at as askedAt', 'moved_at as leftAt'])
    .select(['expires_at as wayBackUntil'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
}

function listMailChoices(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('mail_choices')
    .select(['messages as newMessages', 'viewed', 'stages', 'reminders', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .execute();
}

/** Those the person has sent, and those to an address of theirs. */
function listStaffInvitations(database: Kysely<Tables>, { id, addresses }: Person) {
  return database
    .selectFrom('staff_invitations')
    .select(['email', 'staff_role as role', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where(({ or, eb }) => or([eb('invited_by', '=', id), isOneOf(sql`lower(email)`, addresses)]))
    .orderBy('id')
    .execute();
}

function listStaffActions(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('audit_log')
    .select(['action', 'subject_kind as subjectKind', 'subject_id as subjectId', 'reason'])
    .select('created_at as createdAt')
    .where('staff_id', '=', id)
    .orderBy('id')
    .execute();
}

function listSupportConsents(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('support_consents')
    .select(['created_at as givenAt', 'expires_at as until', 'ended_at as takenBackAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

async function listSupportVisits(database: Kysely<Tables>, { id }: Person, say: Say) {
  const rows = await database
    .selectFrom('support_visits')
    .leftJoin('users', 'users.id', 'support_visits.staff_id')
    .select(['users.first_name', 'users.last_name', 'support_visits.reason'])
    .select(['support_visits.created_at as startedAt', 'support_visits.ended_at as endedAt'])
    .where('support_visits.user_id', '=', id)
    .orderBy('support_visits.id')
    .execute();
  return rows.map(({ first_name: first, last_name: last, ...row }) => ({
    who: first === null ? say`Someone who has left` : fullName(first, last),
    ...row,
  }));
}

async function eraseAccount(transaction: Kysely<Tables>, { id }: Person): Promise<void> {
  await endInvitationsOf(transaction, id);
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}
