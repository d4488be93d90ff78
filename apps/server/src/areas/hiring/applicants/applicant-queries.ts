import { sql, type Kysely } from 'kysely';
import type { StageKind } from '@waymark/contract/hiring/choices/applicants';
import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { companiesSeeing, companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { hasKnockout, notesOfApplication, tagsOfApplication } from './card-queries.ts';
import type { RecordedStatus } from '../tables.ts';

/** An applicant with everything that was sent; undefined for another company's and for who withdrew. */
export function findApplicant(database: Kysely<Tables>, memberId: string, applicationId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('files', 'files.id', 'applications.file_id')
    .select(['applications.id', 'applications.stage_id', 'applications.stage_version'])
    .select(['users.first_name', 'users.last_name', 'users.job_title', 'users.location'])
    .select(['applications.created_at', 'applications.rating', 'applications.starred'])
    .select([tagsOfApplication.as('tags'), notesOfApplication.as('notes'), hasKnockout.as('is_knockout')])
    .select(['users.email', 'users.email_confirmed_at', 'users.phone', 'users.experience_level'])
    .select(['applications.cover_letter', 'files.name as resume_name', 'files.extension as resume_extension'])
    .select('jobs.company_id')
    .select(sql<boolean>`jobs.company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .select(isOwner(memberId).as('is_owner'))
    .where('applications.id', '=', applicationId)
    .where('applications.status', '<>', 'withdrawn')
    .where('jobs.company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
}
export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

const isOwner = (memberId: string) => sql<boolean>`exists (
  select from company_members
  where company_id = jobs.company_id and user_id = ${memberId} and member_role = 'owner'
)`;

export interface AnswerRow {
  id: string;
  question: string;
  kind: JobQuestion['kind'];
  answer: string;
  is_knockout: boolean;
}

export function listAnswers(database: Kysely<Tables>, applicationId: string): Promise<AnswerRow[]> {
  return database
    .selectFrom('application_answers')
    .innerJoin('job_questions', 'job_questions.id', 'application_answers.question_id')
    .select(['job_questions.id', 'job_questions.question', 'job_questions.kind'])
    .select(['application_answers.answer', 'application_answers.is_knockout'])
    .where('application_id', '=', applicationId)
    .orderBy('job_questions.position')
    .orderBy('job_questions.id')
    .execute();
}

export interface NoteRow {
  id: string;
  text: string;
  created_at: Date;
  author_id: string | null;
  author: string | null;
}

/** The notes of an application, the latest first. */
export function listNotes(database: Kysely<Tables>, applicationId: string): Promise<NoteRow[]> {
  return database
    .selectFrom('application_notes')
    .leftJoin('users', 'users.id', 'application_notes.author_id')
    .select(['application_notes.id', 'application_notes.text', 'application_notes.created_at'])
    .select('application_notes.author_id')
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('author'))
    .where('application_id', '=', applicationId)
    .orderBy('application_notes.created_at', 'desc')
    .orderBy('application_notes.id', 'desc')
    .execute();
}

export interface EventRow {
  id: string;
  status: RecordedStatus;
  stage_kind: StageKind | null;
  stage_name: string | null;
  created_at: Date;
  by: string | null;
}

/** What happened to an application, the latest first; of one moved to and fro without end, the latest hundred. */
export function listEvents(database: Kysely<Tables>, applicationId: string): Promise<EventRow[]> {
  return database
    .selectFrom('application_events')
    .leftJoin('users', 'users.id', 'application_events.moved_by')
    .select(['application_events.id', 'application_events.status', 'application_events.stage_kind'])
    .select(['application_events.stage_name', 'application_events.created_at', 'users.first_name as by'])
    .where('application_id', '=', applicationId)
    .orderBy('application_events.created_at', 'desc')
    .orderBy('application_events.id', 'desc')
    .limit(100)
    .execute();
}
