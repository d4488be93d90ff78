import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Person, SectionSource } from './queries.ts';
import type { Row } from './rules.ts';

/** What companies and candidates have written to each other and agreed on. */
export const conversationSections: readonly SectionSource[] = [
  {
    key: 'conversations',
    title: 'Messages with companies and candidates',
    tables: ['conversations', 'messages'],
    list: listMessages,
  },
  {
    key: 'conversationReports',
    title: 'Messages you reported',
    tables: ['conversation_reports'],
    list: listReports,
  },
  {
    key: 'blockedCompanies',
    title: 'Companies that may not write to you',
    tables: ['blocked_companies'],
    list: listBlocked,
  },
  {
    key: 'interviews',
    title: 'Interviews',
    tables: ['interview_offers', 'interview_rounds', 'interview_slots'],
    list: listInterviews,
  },
  { key: 'mailChoices', title: 'Mails you chose', tables: ['mail_choices'], list: listMailChoices },
];

/** A candidate's conversations whole; of a recruiter's what the recruiter wrote. */
function listMessages(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .leftJoin('jobs', 'jobs.id', 'conversations.job_id')
    .select(['messages.id', 'conversations.id as conversationId', 'companies.name as company'])
    .select(['jobs.title as job', 'messages.text', 'messages.created_at as sentAt'])
    .select(['messages.read_at as readAt', sql<boolean>`not messages.from_company`.as('byCandidate')])
    .where(({ or, eb }) => or([eb('conversations.candidate_id', '=', id), eb('messages.author_id', '=', id)]))
    .orderBy('messages.id')
    .execute();
}

function listReports(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('conversation_reports')
    .innerJoin('conversations', 'conversations.id', 'conversation_reports.conversation_id')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .select(['companies.name as company', 'conversation_reports.reason', 'conversation_reports.text'])
    .select('conversation_reports.created_at as createdAt')
    .where('conversations.candidate_id', '=', id)
    .orderBy('conversations.id')
    .execute();
}

function listBlocked(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('blocked_companies')
    .innerJoin('companies', 'companies.id', 'blocked_companies.company_id')
    .select(['companies.name as company', 'blocked_companies.created_at as createdAt'])
    .where('blocked_companies.candidate_id', '=', id)
    .orderBy('companies.id')
    .execute();
}

/** Offered to a candidate, or by a recruiter. */
function listInterviews(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('interview_offers')
    .innerJoin('interview_rounds', 'interview_rounds.id', 'interview_offers.round_id')
    .innerJoin('applications', 'applications.id', 'interview_offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['interview_offers.id', 'companies.name as company', 'jobs.title as job'])
    .select(['interview_offers.status', 'interview_rounds.place', 'interview_rounds.video_url as videoUrl'])
    .select(['interview_rounds.note', 'interview_rounds.duration_minutes as minutes'])
    .select(
      sql<string[]>`array(
        select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI UTC') from interview_slots
        where interview_slots.round_id = interview_rounds.id order by starts_at
      )`.as('offeredTimes'),
    )
    .select((row) =>
      row
        .selectFrom('interview_slots')
        .select('starts_at')
        .whereRef('interview_slots.taken_by', '=', 'interview_offers.id')
        .as('chosenTime'),
    )
    .select(
      sql<string>`case when applications.user_id = ${id} then interview_offers.answer else '' end`.as(
        'yourAnswer',
      ),
    )
    .select('interview_offers.created_at as createdAt')
    .where(({ or, eb }) =>
      or([eb('applications.user_id', '=', id), eb('interview_rounds.author_id', '=', id)]),
    )
    .orderBy('interview_offers.id')
    .execute();
}

function listMailChoices(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('mail_choices')
    .select(['messages as newMessages', 'viewed', 'stages', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .execute();
}
