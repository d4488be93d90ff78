import { describeCriteria } from '@waymark/contract/alert-choices';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { companyOfCriteria } from '../alerts/queries.ts';
import { withoutSecrets, type Row, type Section, type StoredFile } from './archive-rules.ts';
import type { Person } from './person-queries.ts';

interface SectionSource {
  key: string;
  title: string;
  /** The tables whose rows about a person the section shows. */
  tables: readonly string[];
  load(database: Kysely<Tables>, person: Person): Promise<Row[]>;
}

/** Everything kept about a person, section by section. A test holds it against the tables of the database. */
export const archiveSections: readonly SectionSource[] = [
  { key: 'account', title: 'Account and profile', tables: ['users'], load: loadAccount },
  { key: 'consents', title: 'What you agreed to', tables: ['consents'], load: loadConsents },
  { key: 'sessions', title: 'Devices that are signed in', tables: ['sessions'], load: loadSessions },
  { key: 'mailedLinks', title: 'Links mailed to you', tables: ['one_time_tokens'], load: loadLinks },
  { key: 'resumes', title: 'Resumes', tables: ['resumes'], load: loadResumes },
  { key: 'applications', title: 'Applications', tables: ['applications'], load: loadApplications },
  {
    key: 'applicationEvents',
    title: 'What happened to your applications',
    tables: ['application_events'],
    load: loadApplicationEvents,
  },
  { key: 'savedJobs', title: 'Saved jobs', tables: ['saved_jobs'], load: loadSavedJobs },
  { key: 'jobAlerts', title: 'Job alerts', tables: ['job_alerts'], load: loadAlerts },
  {
    key: 'jobsInAlerts',
    title: 'Jobs that your alerts have sent you',
    tables: ['alert_deliveries'],
    load: loadAlertDeliveries,
  },
  { key: 'jobReports', title: 'Jobs you reported', tables: ['job_reports'], load: loadJobReports },
  { key: 'reviews', title: 'Resume reviews', tables: ['critiques'], load: loadReviews },
  { key: 'orders', title: 'Orders', tables: ['orders'], load: loadOrders },
  { key: 'messages', title: 'Messages to us', tables: ['contact_messages'], load: loadMessages },
  {
    key: 'callBacks',
    title: 'Calls you asked for',
    tables: ['call_back_requests'],
    load: loadCallBacks,
  },
  { key: 'companies', title: 'Companies you work for', tables: ['company_members'], load: loadCompanies },
  {
    key: 'invitations',
    title: 'Invitations to companies',
    tables: ['company_invitations'],
    load: loadInvitations,
  },
  { key: 'copies', title: 'Copies of your data', tables: ['account_exports'], load: loadCopies },
  { key: 'mails', title: 'Mails kept here instead of sent', tables: ['captured_mails'], load: loadMails },
];

/** Reads all sections, one after the other: a copy is not worth the whole pool of connections. */
export async function loadSections(database: Kysely<Tables>, person: Person): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { key, title, load } of archiveSections) {
    sections.push({ key, title, rows: await load(database, person) });
  }
  return sections;
}

async function loadAccount(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
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
    .select(['files.storage_key', 'files.name'])
    .where('users.id', '=', id)
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    ...row,
    picture: storageKey !== null && name !== null ? { storageKey, name } : null,
  }));
}

function loadConsents(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('consents')
    .select(['purpose', 'granted', 'source', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function loadSessions(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'user_agent as browser', 'created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function loadLinks(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('one_time_tokens')
    .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

async function loadResumes(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resumes.id', 'files.storage_key', 'files.name', 'files.size', 'files.sha256'])
    .select(['resumes.is_default as chosenAsDefault', 'resumes.created_at as createdAt'])
    .where('resumes.user_id', '=', id)
    .orderBy('resumes.id')
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    file: { storageKey, name } satisfies StoredFile,
    ...row,
  }));
}

function loadApplications(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return selectApplications(database, id)
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['applications.id', 'jobs.id as jobId', 'jobs.title as job', 'companies.name as company'])
    .select(['applications.status', 'files.name as resume', 'resumes.id as resumeId'])
    .select(['applications.cover_letter as coverLetter', 'applications.created_at as createdAt'])
    .orderBy('applications.id')
    .execute();
}

function loadApplicationEvents(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return selectApplications(database, id)
    .innerJoin('application_events', 'application_events.application_id', 'applications.id')
    .select(['applications.id as applicationId', 'jobs.title as job', 'companies.name as company'])
    .select(['application_events.status', 'application_events.created_at as createdAt'])
    .orderBy('application_events.id')
    .execute();
}

function selectApplications(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('applications.user_id', '=', userId);
}

function loadSavedJobs(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('saved_jobs')
    .leftJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['saved_jobs.id', 'saved_jobs.job_id as jobId', 'saved_jobs.date'])
    .select(({ fn }) => [
      fn.coalesce('saved_jobs.title', 'jobs.title').as('job'),
      fn.coalesce('saved_jobs.company', 'companies.name').as('company'),
    ])
    .select(['saved_jobs.created_at as createdAt'])
    .where('saved_jobs.user_id', '=', id)
    .orderBy('saved_jobs.created_at')
    .orderBy('saved_jobs.id')
    .execute();
}

/** The account's, and those made without one for an address of the person. */
async function loadAlerts(database: Kysely<Tables>, person: Person): Promise<Row[]> {
  const rows = await selectAlerts(database, person)
    .leftJoin('companies', (join) => join.on('companies.id', '=', companyOfCriteria))
    .select(['job_alerts.id', 'job_alerts.name', 'job_alerts.email as guestEmail', 'job_alerts.criteria'])
    .select(['companies.name as company', 'job_alerts.frequency', 'job_alerts.created_at as createdAt'])
    .select(['job_alerts.confirmed_at as confirmedAt', 'job_alerts.paused_at as pausedAt'])
    .select(['job_alerts.last_sent_at as lastSentAt', 'job_alerts.deleted_at as deletedAt'])
    .orderBy('job_alerts.id')
    .execute();
  return rows.map(({ criteria, company, ...row }) => ({
    ...row,
    looksFor: describeCriteria(criteria, company).map(({ label, value }) => `${label}: ${value}`),
  }));
}

function loadAlertDeliveries(database: Kysely<Tables>, person: Person): Promise<Row[]> {
  return selectAlerts(database, person)
    .innerJoin('alert_deliveries', 'alert_deliveries.alert_id', 'job_alerts.id')
    .innerJoin('jobs', 'jobs.id', 'alert_deliveries.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['job_alerts.id as alertId', 'job_alerts.name as alert', 'jobs.id as jobId'])
    .select(['jobs.title as job', 'companies.name as company'])
    .select('alert_deliveries.delivered_at as sentAt')
    .orderBy('alert_deliveries.delivered_at')
    .orderBy('jobs.id')
    .execute();
}

function selectAlerts(database: Kysely<Tables>, { id, addresses }: Person) {
  return database
    .selectFrom('job_alerts')
    .where(({ or, eb }) => or([eb('job_alerts.user_id', '=', id), eb('job_alerts.email', 'in', addresses)]));
}

/** As a member, and as a guest who gave one of the addresses. */
function loadJobReports(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['job_reports.id', 'jobs.id as jobId', 'jobs.title as job', 'companies.name as company'])
    .select(['job_reports.reason', 'job_reports.text', 'job_reports.email as yourEmail'])
    .select(['job_reports.created_at as createdAt', 'job_reports.updated_at as updatedAt'])
    .where(({ or, eb }) => or([eb('job_reports.user_id', '=', id), eb('job_reports.email', 'in', addresses)]))
    .orderBy('job_reports.id')
    .execute();
}

function loadReviews(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('critiques')
    .innerJoin('resumes', 'resumes.id', 'critiques.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['critiques.id', 'files.name as resume', 'resumes.id as resumeId'])
    .select(['critiques.review_ready as reviewReady', 'critiques.review_link as reviewLink'])
    .select(['critiques.opened_by_customer as opened', 'critiques.created_at as createdAt'])
    .where('critiques.user_id', '=', id)
    .orderBy('critiques.id')
    .execute();
}

function loadOrders(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('orders')
    .select(['id', 'package_name as package', sql<number>`price_cents / 100.0`.as('priceInDollars')])
    .select(['status_percentage as percentDone', 'external_id as numberAtTheCheckout'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function loadMessages(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function loadCallBacks(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('call_back_requests')
    .select(['id', 'name', 'phone', 'topic', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function loadCompanies(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id as companyId', 'companies.name as company', 'companies.website'])
    .select(['company_members.member_role as memberRole', 'company_members.created_at as joinedAt'])
    .where('company_members.user_id', '=', id)
    .orderBy('company_members.created_at')
    .orderBy('companies.id')
    .execute();
}

/** Those that the person sent, and those that wait for an answer. */
function loadInvitations(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .select(['companies.name as company', 'company_invitations.email as invited'])
    .select(['company_invitations.member_role as memberRole', 'company_invitations.expires_at as expiresAt'])
    .select(['company_invitations.created_at as createdAt'])
    .select(sql<boolean>`coalesce(company_invitations.invited_by = ${id}, false)`.as('sentByYou'))
    .where(({ or, eb }) =>
      or([eb('invited_by', '=', id), eb(sql<string>`lower(company_invitations.email)`, 'in', addresses)]),
    )
    .orderBy('company_invitations.id')
    .execute();
}

function loadCopies(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('account_exports')
    .select(['id', 'status', 'created_at as createdAt', 'finished_at as finishedAt'])
    .select(['expires_at as expiresAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Mails to the person; of those that speak of them to somebody else, the address is that other's to know. */
async function loadMails(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('captured_mails')
    .select(['recipient', 'subject', 'text', 'created_at as createdAt'])
    .where(({ or, eb }) => or([eb('concerns', '=', id), eb(sql<string>`lower(recipient)`, 'in', addresses)]))
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, text, ...row }) => ({
    to: addresses.includes(recipient.toLowerCase()) ? recipient : 'Somebody else',
    ...row,
    text: withoutSecrets(text),
  }));
}
