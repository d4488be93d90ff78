import { describeCriteria } from '@waymark/contract/seeking/choices/alerts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { companyOfCriteria } from '../../seeking/alerts/queries.ts';
import { accountSections } from './account-archive-queries.ts';
import { candidateSections } from './candidate-archive-queries.ts';
import { companySections } from './company-archive-queries.ts';
import { conversationSections } from './conversation-archive-queries.ts';
import { isOneOf, commentSections, newsletterSections, supportSections } from './queries.ts';
import type { SectionSource, Person } from './queries.ts';
import { withoutSecrets } from './rules.ts';
import type { Row, Section, StoredFile } from './rules.ts';

/** Everything kept about a person, section by section. A test holds it against the tables of the database. */
export const archiveSections: readonly SectionSource[] = [
  ...accountSections,
  { key: 'resumes', title: 'Resumes', tables: ['resumes'], list: listResumes },
  { key: 'applications', title: 'Applications', tables: ['applications'], list: listApplications },
  {
    key: 'applicationEvents',
    title: 'What happened to your applications',
    tables: ['application_events'],
    list: listApplicationEvents,
  },
  ...conversationSections,
  {
    key: 'applicationAnswers',
    title: 'What you answered in applications',
    tables: ['application_answers'],
    list: listApplicationAnswers,
  },
  { key: 'savedJobs', title: 'Saved jobs', tables: ['saved_jobs'], list: listSavedJobs },
  { key: 'jobAlerts', title: 'Job alerts', tables: ['job_alerts'], list: listAlerts },
  {
    key: 'jobsInAlerts',
    title: 'Jobs that your alerts have sent you',
    tables: ['alert_deliveries'],
    list: listAlertDeliveries,
  },
  { key: 'jobReports', title: 'Jobs you reported', tables: ['job_reports'], list: listJobReports },
  {
    key: 'reviews',
    title: 'Resume reviews',
    tables: ['critiques', 'critique_publications'],
    list: listReviews,
  },
  { key: 'orders', title: 'Orders', tables: ['orders'], list: listOrders },
  { key: 'messages', title: 'Messages to us', tables: ['contact_messages'], list: listMessages },
  {
    key: 'answers',
    title: 'Our answers to your messages',
    tables: ['contact_answers'],
    list: listAnswers,
  },
  {
    key: 'callBacks',
    title: 'Calls you asked for',
    tables: ['call_back_requests'],
    list: listCallBacks,
  },
  ...commentSections,
  ...newsletterSections,
  ...candidateSections,
  ...companySections,
  ...supportSections,
  { key: 'copies', title: 'Copies of your data', tables: ['account_exports'], list: listCopies },
  { key: 'sentMails', title: 'Mails to you and about you', tables: ['mail_sends'], list: listSentMails },
  { key: 'mails', title: 'Mails kept here instead of sent', tables: ['captured_mails'], list: listMails },
];

/** All sections, one after the other: a copy is not worth the whole pool of connections. */
export async function listSections(database: Kysely<Tables>, person: Person): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { key, title, list } of archiveSections) {
    sections.push({ key, title, rows: await list(database, person) });
  }
  return sections;
}

async function listResumes(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resumes.id', 'files.storage_key', 'files.name', 'files.size', 'files.sha256'])
    .select(['resumes.label', 'resumes.is_default as chosenAsDefault', 'resumes.created_at as createdAt'])
    .select(['resumes.replaced_at as replacedAt', 'resumes.removed_at as deletedAt'])
    .where('resumes.user_id', '=', id)
    .orderBy('resumes.id')
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    file: { storageKey, name } satisfies StoredFile,
    ...row,
  }));
}

async function listApplications(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await selectApplications(database, id)
    .innerJoin('files', 'files.id', 'applications.file_id')
    .select(['applications.id', 'jobs.id as jobId', 'jobs.title as job', 'companies.name as company'])
    .leftJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .select(['applications.status', 'files.storage_key', 'files.name', 'applications.resume_id as resumeId'])
    // The kind: how a company calls its stages, and what it thinks of an applicant, are its own records.
    .select(sql<string>`coalesce(application_stages.kind, 'new')`.as('stage'))
    .select(['applications.cover_letter as coverLetter', 'applications.created_at as createdAt'])
    .orderBy('applications.id')
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    // As it was sent: the resume may have been replaced or deleted since.
    resume: { storageKey, name } satisfies StoredFile,
    ...row,
  }));
}

function listApplicationEvents(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return selectApplications(database, id)
    .innerJoin('application_events', 'application_events.application_id', 'applications.id')
    .select(['applications.id as applicationId', 'jobs.title as job', 'companies.name as company'])
    .select(['application_events.status', 'application_events.stage_kind as stage'])
    .select('application_events.created_at as createdAt')
    .orderBy('application_events.id')
    .execute();
}

function listApplicationAnswers(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return selectApplications(database, id)
    .innerJoin('application_answers', 'application_answers.application_id', 'applications.id')
    .innerJoin('job_questions', 'job_questions.id', 'application_answers.question_id')
    .select(['applications.id as applicationId', 'jobs.title as job'])
    .select(['job_questions.question', 'application_answers.answer'])
    .orderBy('applications.id')
    .orderBy('job_questions.id')
    .execute();
}

function selectApplications(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('applications.user_id', '=', userId);
}

function listSavedJobs(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
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
async function listAlerts(database: Kysely<Tables>, person: Person): Promise<Row[]> {
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

function listAlertDeliveries(database: Kysely<Tables>, person: Person): Promise<Row[]> {
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
    .where(({ or, eb }) =>
      or([eb('job_alerts.user_id', '=', id), isOneOf(sql`job_alerts.email`, addresses)]),
    );
}

/** As a member, and as a guest who gave one of the addresses. */
function listJobReports(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['job_reports.id', 'jobs.id as jobId', 'jobs.title as job', 'companies.name as company'])
    .select(['job_reports.reason', 'job_reports.text', 'job_reports.email as yourEmail'])
    .select(['job_reports.created_at as createdAt', 'job_reports.updated_at as updatedAt'])
    .where(({ or, and, eb }) =>
      or([
        eb('job_reports.user_id', '=', id),
        and([eb('job_reports.user_id', 'is', null), isOneOf(sql`job_reports.email`, addresses)]),
      ]),
    )
    .orderBy('job_reports.id')
    .execute();
}

async function listReviews(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['critiques.id', 'files.storage_key', 'files.name', 'critiques.resume_id as resumeId'])
    .leftJoin('critique_publications', 'critique_publications.critique_id', 'critiques.id')
    .select(['critiques.round', 'critiques.review_ready as reviewReady', 'critiques.created_at as createdAt'])
    .select(['critiques.opened_by_customer as opened', 'critique_publications.published_at as publishedAt'])
    .select(['critique_publications.fields'])
    .where('critiques.user_id', '=', id)
    .orderBy('critiques.id')
    .orderBy('critique_publications.published_at')
    .execute();
  return rows.map(({ fields, storage_key: storageKey, name, ...row }) => ({
    resume: { storageKey, name } satisfies StoredFile,
    ...row,
    summary: fields?.summary ?? null,
    sections: Object.entries(fields?.sections ?? {}).map(
      ([section, { score, text, automatic }]) =>
        `${section}: ${score ?? '–'} of 5. ${text}${automatic === undefined ? '' : ` (Found automatically: ${automatic})`}`,
    ),
    comments:
      fields?.comments.map(({ text, anchor }) => (anchor ? `“${anchor.quote}”: ${text}` : text)) ?? [],
  }));
}

function listOrders(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('orders')
    .select(['id', 'package_name as package', sql<number>`price_cents / 100.0`.as('priceInDollars')])
    .select(['status_percentage as percentDone', 'external_id as numberAtTheCheckout'])
    .select(['refunded_at as refundedAt', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listMessages(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listAnswers(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('contact_answers')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_answers.message_id')
    .select(['contact_answers.message_id as messageId', 'contact_answers.text'])
    .select('contact_answers.created_at as createdAt')
    .where('contact_messages.user_id', '=', id)
    .orderBy('contact_answers.id')
    .execute();
}

function listCallBacks(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('call_back_requests')
    .select(['id', 'name', 'phone', 'topic', 'note', 'created_at as createdAt', 'done_at as calledAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listCopies(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('account_exports')
    .select(['id', 'status', 'created_at as createdAt', 'finished_at as finishedAt'])
    .select(['expires_at as expiresAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

/** What is remembered of mails for a month: when they went, and nothing of what they say. */
async function listSentMails(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('mail_sends')
    .select(['recipient', 'kind', 'created_at as createdAt', 'sent_at as sentAt', 'attempts'])
    .where(({ or, eb }) => or([eb('concerns', '=', id), isOneOf(sql`lower(recipient)`, addresses)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, ...row }) => ({ to: nameRecipient(recipient, addresses), ...row }));
}

function nameRecipient(recipient: string, addresses: readonly string[]): string {
  return addresses.includes(recipient.toLowerCase()) ? recipient : 'Somebody else';
}

/** Mails to the person; of those that speak of them to somebody else, the address is that other's to know. */
async function listMails(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('captured_mails')
    .select(['recipient', 'subject', 'text', 'created_at as createdAt'])
    .where(({ or, eb }) => or([eb('concerns', '=', id), isOneOf(sql`lower(recipient)`, addresses)]))
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, text, ...row }) => ({
    to: nameRecipient(recipient, addresses),
    ...row,
    text: withoutSecrets(text),
  }));
}
