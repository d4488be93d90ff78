import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { isOneOf } from './queries.ts';
import type { SectionSource, Person } from './queries.ts';
import type { Row } from './rules.ts';

/** What is kept about a person as somebody who works for a company. */
export const companySections: readonly SectionSource[] = [
  { key: 'companies', title: 'Companies you work for', tables: ['company_members'], list: listCompanies },
  {
    key: 'invitations',
    title: 'Invitations to companies',
    tables: ['company_invitations'],
    list: listInvitations,
  },
  {
    key: 'companyEvents',
    title: 'What you did for companies',
    tables: ['company_events'],
    list: listCompanyEvents,
  },
  { key: 'drafts', title: 'Postings you began', tables: ['posting_drafts'], list: listDrafts },
  {
    // What a company notes about an applicant is its own record: it is in the copy of who wrote it alone.
    key: 'applicantNotes',
    title: 'Notes you wrote about applicants',
    tables: ['application_notes'],
    list: listApplicantNotes,
  },
  {
    key: 'companyOrders',
    title: 'What you set out to pay, or paid, for companies',
    tables: ['posting_orders', 'posting_handoffs'],
    list: listCompanyOrders,
  },
  {
    key: 'staffInvitations',
    title: 'Invitations to the staff',
    tables: ['staff_invitations'],
    list: listStaffInvitations,
  },
  {
    key: 'staffActions',
    title: 'What you did as staff',
    tables: ['audit_log'],
    list: listStaffActions,
  },
  {
    key: 'writtenReviews',
    title: 'Reviews you wrote as staff',
    tables: ['critique_publications'],
    list: listWrittenReviews,
  },
  {
    key: 'reviewTemplates',
    title: 'Sentences you keep for reviews',
    tables: ['review_templates'],
    list: listReviewTemplates,
  },
  {
    key: 'imports',
    title: 'Imports of postings that name you as their employer',
    tables: ['import_reports'],
    list: listImports,
  },
  { key: 'jobMarks', title: 'Jobs you have marked', tables: ['managed_job_marks'], list: listJobMarks },
];

function listCompanies(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
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
function listInvitations(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .select(['companies.name as company', 'company_invitations.email as invited'])
    .select(['company_invitations.member_role as memberRole', 'company_invitations.expires_at as expiresAt'])
    .select(['company_invitations.created_at as createdAt'])
    .select(sql<boolean>`coalesce(company_invitations.invited_by = ${id}, false)`.as('sentByYou'))
    .where(({ or, eb }) =>
      or([eb('invited_by', '=', id), isOneOf(sql`lower(company_invitations.email)`, addresses)]),
    )
    .orderBy('company_invitations.id')
    .execute();
}

/** Those the person has sent, and those to an address of theirs. */
function listStaffInvitations(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('staff_invitations')
    .select(['email', 'staff_role as role', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where(({ or, eb }) => or([eb('invited_by', '=', id), isOneOf(sql`lower(email)`, addresses)]))
    .orderBy('id')
    .execute();
}

function listStaffActions(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('audit_log')
    .select(['action', 'subject_kind as subjectKind', 'subject_id as subjectId', 'reason'])
    .select('created_at as createdAt')
    .where('staff_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Without their words: they are about somebody else's resume. */
function listWrittenReviews(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('critique_publications')
    .select(['critique_id as reviewId', 'published_at as publishedAt'])
    .where('reviewer_id', '=', id)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
}

function listReviewTemplates(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('review_templates')
    .select(['name', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
}

function listCompanyEvents(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('company_events')
    .innerJoin('companies', 'companies.id', 'company_events.company_id')
    .select(['companies.name as company', 'company_events.kind', 'company_events.detail'])
    .select('company_events.created_at as createdAt')
    .where('company_events.user_id', '=', id)
    .orderBy('company_events.id')
    .execute();
}

function listImports(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('import_reports')
    .select(['source', 'file_name as file', 'read_count as postings', 'started_at as startedAt'])
    .where('employer_id', '=', id)
    .orderBy('id')
    .execute();
}

function listJobMarks(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('managed_job_marks')
    .innerJoin('jobs', 'jobs.id', 'managed_job_marks.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title as job', 'companies.name as company', 'managed_job_marks.starred'])
    .select(['managed_job_marks.unread as markedUnread', 'managed_job_marks.read_at as lookedAt'])
    .where('managed_job_marks.user_id', '=', id)
    .orderBy('jobs.id')
    .execute();
}

function listDrafts(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('posting_drafts')
    .innerJoin('companies', 'companies.id', 'posting_drafts.company_id')
    .select(['posting_drafts.id', 'companies.name as company'])
    .select(sql<string>`posting_drafts.fields ->> 'title'`.as('draft'))
    .select(sql<string>`posting_drafts.fields ->> 'notifyEmail'`.as('tellApplicationsTo'))
    .select(['posting_drafts.created_at as createdAt', 'posting_drafts.updated_at as updatedAt'])
    .where('posting_drafts.created_by', '=', id)
    .orderBy('posting_drafts.id')
    .execute();
}

/** Without the applicants' names, which are theirs. */
function listApplicantNotes(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('application_notes')
    .innerJoin('applications', 'applications.id', 'application_notes.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['companies.name as company', 'jobs.title as job', 'application_notes.text'])
    .select('application_notes.created_at as createdAt')
    .where('application_notes.author_id', '=', id)
    .orderBy('application_notes.id')
    .execute();
}

function listCompanyOrders(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('posting_orders')
    .leftJoin('companies', 'companies.id', 'posting_orders.company_id')
    .leftJoin('posting_handoffs', (join) =>
      join
        .onRef('posting_handoffs.order_id', '=', 'posting_orders.id')
        .on('posting_handoffs.user_id', '=', id),
    )
    .select(['companies.name as company', 'posting_orders.number as order', 'posting_orders.item'])
    .select([sql<number>`posting_orders.amount / 100.0`.as('price'), 'posting_orders.currency'])
    .select(['posting_orders.status', 'posting_handoffs.created_at as sentToTheCheckoutAt'])
    .select(sql<boolean>`coalesce(posting_orders.paid_by = ${id}, false)`.as('paidByYou'))
    .select('posting_orders.paid_at as paidAt')
    .where(({ or, eb }) =>
      or([eb('posting_orders.paid_by', '=', id), eb('posting_handoffs.user_id', '=', id)]),
    )
    .orderBy('posting_orders.number')
    .execute();
}
